#pragma once
#include "shim.h"
#include <libxml/HTMLparser.h>

/// A handler for HTML that calls the three given functions and nothing else: no tree, no messages on stderr.
static inline htmlSAXHandler html_shim_handler(
    startElementSAXFunc start, endElementSAXFunc end, charactersSAXFunc text) {
  htmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.startElement = start;
  handler.endElement = end;
  handler.characters = text;
  handler.ignorableWhitespace = text;
  return handler;
}

/// A parser for pieces of UTF-8, whatever the page says of itself. `xml_shim_start` comes first.
static inline htmlParserCtxtPtr html_shim_open(htmlSAXHandler *handler, void *context) {
  htmlParserCtxtPtr parser =
      XML_SHIM(htmlCreatePushParserCtxt)(handler, context, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);
  if (parser == NULL) return NULL;
  XML_SHIM(htmlCtxtUseOptions)(
      parser, HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_IGNORE_ENC | HTML_PARSE_RECOVER);
  return parser;
}

/// The last call, without bytes, ends the page.
static inline void html_shim_feed(htmlParserCtxtPtr parser, const char *bytes, int count) {
  XML_SHIM(htmlParseChunk)(parser, bytes, count, bytes == NULL);
}

static inline void html_shim_free(htmlParserCtxtPtr parser) {
  if (parser->myDoc != NULL) XML_SHIM(xmlFreeDoc)(parser->myDoc);
  parser->myDoc = NULL;
  XML_SHIM(htmlFreeParserCtxt)(parser);
}
