import { baseLanguage } from '../../language/language-tag.ts';

/** Languages that write no space between sentences. */
const withoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'yue']);

/** Sentences of a language behind one another, as they stand in a running text; empty ones are left out. */
export function joinTexts(texts: readonly string[], language: string): string {
  return texts.filter((text) => text !== '').join(withoutSpaces.has(baseLanguage(language)) ? '' : ' ');
}
