import { pluralCategories } from '../../language/language-tag.ts';

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

export function isPluralCategory(key: string): boolean {
  return categories.has(key);
}

/** What happens to the plural forms of a text when it is written in another language. */
export interface PluralForms {
  /** Forms the source has and the target language knows, and forms of exact numbers. */
  readonly kept: readonly string[];
  /** Forms of the target language that the source lacks. */
  readonly added: readonly string[];
  /** Forms of the source that the target language does not know. */
  readonly dropped: readonly string[];
}

/** Without a target language all forms are kept. */
export function pluralForms(
  keys: readonly string[],
  language: string | undefined,
  type: Intl.PluralRuleType,
): PluralForms {
  const wanted: readonly string[] | undefined =
    language === undefined ? undefined : pluralCategories(language, type);
  if (wanted === undefined || !keys.includes('other')) return { kept: keys, added: [], dropped: [] };
  // Many programs say `zero` of nothing in every language.
  const dropped = keys.filter((key) => isPluralCategory(key) && key !== 'zero' && !wanted.includes(key));
  return {
    kept: keys.filter((key) => !dropped.includes(key)),
    added: wanted.filter((category) => !keys.includes(category)),
    dropped,
  };
}
