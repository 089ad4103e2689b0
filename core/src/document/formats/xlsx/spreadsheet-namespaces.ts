import type { NamespaceTable } from '../../../xml/xml-names.ts';

/** Transitional and strict spellings (ECMA-376 parts 1 and 4) under one prefix. */
export const spreadsheetNamespaces: NamespaceTable = new Map([
  ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'x'],
  ['http://purl.oclc.org/ooxml/spreadsheetml/main', 'x'],
  // Extensions of 2010 repeat elements such as dataValidation with the same attributes.
  ['http://schemas.microsoft.com/office/spreadsheetml/2009/9/main', 'x14'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments', 'xtc'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
]);
