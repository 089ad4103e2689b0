import type { NamespaceTable } from '../../../xml/xml-names.ts';

/** TMX has no namespace; few programs declare one. */
export const tmxNamespaces: NamespaceTable = new Map([['http://www.lisa.org/tmx14', 'tmx']]);

export function tmxName(name: string): string {
  return name.startsWith('tmx:') ? name.slice(4) : name;
}
