#pragma once
#include <libxml/xmlversion.h>
// Its converters are not used here, and its headers contradict those that Foundation brings along.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <string.h>

/// A SAX2 handler that calls the four given functions and nothing else: no tree, no entities, no messages on stderr.
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
  xmlCtxtUseOptions(context, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
}

/// Frees the parser together with the document that libxml2 makes by itself to keep declared entities in.
static inline void xml_shim_free(xmlParserCtxtPtr context) {
  if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
  context->myDoc = NULL;
  xmlFreeParserCtxt(context);
}
