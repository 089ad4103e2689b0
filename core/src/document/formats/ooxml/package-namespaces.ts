import type { NamespaceTable } from '../../../xml/xml-names.ts';

export const packageNamespaces: NamespaceTable = new Map([
  ['http://schemas.openxmlformats.org/package/2006/content-types', 'types'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'relations'],
]);
