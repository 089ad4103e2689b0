import { languageNames } from './language-names.ts';
import {
  compareLanguages,
  type Direction,
  direction,
  isSpaced,
  type PluralCategory,
  pluralCategories,
  scriptOf,
} from './language-tag.ts';

/** A language, or a variant of one, that people translate from or into. */
export interface Language {
  /** BCP 47, in its usual case: `zh-CN`, `sr-Latn`, `es-419`. */
  readonly tag: string;
  readonly englishName: string;
  readonly chineseName: string;
  readonly ownName: string;
  readonly direction: Direction;
  /** ISO 15924, such as `Latn`. */
  readonly script: string;
  /** Whether words are written with spaces between them. */
  readonly spaced: boolean;
  readonly pluralCategories: readonly PluralCategory[];
}

/** Every language offered, by English name. */
export const languages: readonly Language[] = languageNames.map(
  ([tag, englishName, chineseName, ownName]) => ({
    tag,
    englishName,
    chineseName,
    ownName,
    direction: direction(tag),
    script: scriptOf(tag),
    spaced: isSpaced(tag),
    pluralCategories: pluralCategories(tag),
  }),
);

/**
 * The catalogue's language for a tag from anywhere (a file, an engine): `zh_Hans` gives zh-CN, `en-NZ` gives
 * en. Undefined where we offer nothing of that language and script.
 */
export function findLanguage(tag: string): Language | undefined {
  const wanted = tag.replaceAll('_', '-').toLowerCase();
  return (
    languages.find((language) => language.tag.toLowerCase() === wanted) ??
    languages.find((language) => compareLanguages(language.tag, tag) === 'same') ??
    languages.find((language) => compareLanguages(language.tag, tag) === 'variant')
  );
}
