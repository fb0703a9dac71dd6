#pragma once
#include <libxml/xmlversion.h>
// ICU's converters are not used here, and its headers conflict with those imported by Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>

// libxml2 depends on ICU, whose data alone would map 30 MB at the start of every command. It is therefore not linked
// but loaded when the first text is parsed.

#ifdef __APPLE__
#define XML_SHIM_LIBRARY "libxml2.2.dylib"
#else
#define XML_SHIM_LIBRARY "libxml2.so.2"
#endif

/// A function of the loaded library, with the type declared in its header.
#define XML_SHIM(name) ((__typeof__(&name))xml_shim_symbol(#name))

/// Looks up a function. Not thread-safe until `xml_shim_start`, which makes the first call, has returned.
static inline void *xml_shim_symbol(const char *name) {
  static void *library;
  if (library == NULL) library = dlopen(XML_SHIM_LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  return library == NULL ? NULL : dlsym(library, name);
}

/// Loads libxml2. Returns false if it is missing; do not call any other wrapper then.
static inline bool xml_shim_start(void) {
  __typeof__(&xmlInitParser) start = XML_SHIM(xmlInitParser);
  if (start == NULL) return false;
  start();
  return true;
}

static inline xmlParserCtxtPtr xml_shim_open(xmlSAXHandlerPtr handler, void *context) {
  return XML_SHIM(xmlCreatePushParserCtxt)(handler, context, NULL, 0, NULL);
}

/// Parses the next bytes; `ends` is true for the last ones. Returns the code of the first error, or 0.
static inline int xml_shim_parse(xmlParserCtxtPtr context, const void *bytes, int length, bool ends) {
  return XML_SHIM(xmlParseChunk)(context, (const char *)bytes, length, ends);
}

static inline void xml_shim_stop(xmlParserCtxtPtr context) { XML_SHIM(xmlStopParser)(context); }

/// Returns a SAX2 handler that only calls the four given functions: no tree, no entities, no messages on stderr.
static inline xmlSAXHandler xml_shim_handler(
    startElementNsSAX2Func start, endElementNsSAX2Func end, charactersSAXFunc text, internalSubsetSAXFunc doctype) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.endElementNs = end;
  handler.characters = text;
  handler.cdataBlock = text;
  handler.internalSubset = doctype;
  return handler;
}

static inline void xml_shim_forbid_network(xmlParserCtxtPtr context) {
  XML_SHIM(xmlCtxtUseOptions)(context, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
}

/// Frees the parser and the document in which libxml2 keeps declared entities.
static inline void xml_shim_free(xmlParserCtxtPtr context) {
  if (context->myDoc != NULL) XML_SHIM(xmlFreeDoc)(context->myDoc);
  context->myDoc = NULL;
  XML_SHIM(xmlFreeParserCtxt)(context);
}

/// Creates an incremental HTML parser for UTF-8 that only calls the three given functions: no tree, no network, no
/// messages on stderr. Ignores the encoding declared in the page.
///
/// `names` limits the total bytes of all element and attribute names; names beyond it are dropped.
static inline htmlParserCtxtPtr html_shim_open(
    startElementSAXFunc start, endElementSAXFunc end, charactersSAXFunc text, void *receiver, size_t names) {
  htmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.startElement = start;
  handler.endElement = end;
  handler.characters = text;
  handler.ignorableWhitespace = text;
  htmlParserCtxtPtr parser =
      XML_SHIM(htmlCreatePushParserCtxt)(&handler, receiver, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);
  if (parser == NULL) return NULL;
  XML_SHIM(htmlCtxtUseOptions)(
      parser, HTML_PARSE_RECOVER | HTML_PARSE_NODEFDTD | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                  HTML_PARSE_IGNORE_ENC);
  XML_SHIM(xmlDictSetLimit)(parser->dict, names);
  return parser;
}

/// Parses the next bytes; `ends` is true for the last ones.
static inline void html_shim_parse(htmlParserCtxtPtr parser, const void *bytes, int length, bool ends) {
  XML_SHIM(htmlParseChunk)(parser, (const char *)bytes, length, ends);
}
