import type { NamespaceTable } from '../../../xml/xml-names.ts';

/** TBX has a namespace since its second edition. */
export const tbxNamespaces: NamespaceTable = new Map([['urn:iso:std:iso:30042:ed-2', 'tbx']]);

/** Names of the first edition for those of the second. */
const formerNames: Readonly<Record<string, string>> = {
  martif: 'tbx',
  termEntry: 'conceptEntry',
  langSet: 'langSec',
  tig: 'termSec',
  ntig: 'termSec',
};

export function tbxName(name: string): string {
  const local = name.startsWith('tbx:') ? name.slice(4) : name;
  return formerNames[local] ?? local;
}
