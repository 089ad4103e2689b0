import type { NamespaceTable } from '../../../xml/xml-names.ts';

export const sdlNamespace = 'http://sdl.com/FileTypes/SdlXliff/1.0';
export const memoqNamespace = 'MQXliff';
export const phraseNamespace = 'http://www.memsource.com/mxlf/2.0';
const core = 'urn:oasis:names:tc:xliff:document:';

/** Every version of XLIFF reads as one; a file says which it is in `version`. */
export const xliffNamespaces: NamespaceTable = new Map(
  [
    ['1.1', '1.2', '2.0', '2.1', '2.2'].map((version) => [core + version, 'x'] as const),
    [
      [sdlNamespace, 'sdl'] as const,
      [memoqNamespace, 'mq'] as const,
      [phraseNamespace, 'm'] as const,
      ['urn:oasis:names:tc:xliff:sizerestriction:2.0', 'slr'] as const,
    ],
  ].flat(),
);

/** XLIFF 1.0 and careless programs declare no namespace. */
export function xliffName(name: string): string {
  return name.startsWith('x:') ? name.slice(2) : name;
}

/** Names of elements in both spellings. */
export function xliffElements(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [name, `x:${name}`]);
}
