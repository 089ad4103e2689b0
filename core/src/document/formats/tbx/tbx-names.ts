import type { NamespaceTable } from '../../../xml/xml-names.ts';

/** TBX has a namespace since its second edition, and one for each module of its categories. */
export const tbxNamespaces: NamespaceTable = new Map([
  ['urn:iso:std:iso:30042:ed-2', 'tbx'],
  ['http://www.tbxinfo.net/ns/core', 'core'],
  ['http://www.tbxinfo.net/ns/min', 'min'],
  ['http://www.tbxinfo.net/ns/basic', 'basic'],
  ['http://www.tbxinfo.net/ns/linguist', 'linguist'],
]);

/** Names of the first edition, and of the TBX-Min of its time, for those of the second. */
const formerNames: Readonly<Record<string, string>> = {
  martif: 'tbx',
  TBX: 'tbx',
  martifHeader: 'tbxHeader',
  header: 'tbxHeader',
  termEntry: 'conceptEntry',
  entry: 'conceptEntry',
  langSet: 'langSec',
  langGroup: 'langSec',
  tig: 'termSec',
  ntig: 'termSec',
  termGroup: 'termSec',
};

export function tbxName(name: string): string {
  const local = name.startsWith('tbx:') ? name.slice(4) : name;
  return formerNames[local] ?? local;
}

/** The elements that hold a concept. */
export const tbxConceptNames: readonly string[] = [
  'termEntry',
  'conceptEntry',
  'entry',
  'tbx:termEntry',
  'tbx:conceptEntry',
];
