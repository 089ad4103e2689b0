import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Context } from '../../platform/context.ts';
import { maySee } from './terms.policy.ts';
import { findTermBases, type TermBaseRow } from './terms.store.ts';

/**
 * Bases the actor sees that have both languages, as source or target: default ones first, then by priority and name.
 */
export async function termBasesOfPair(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { sourceLanguage, targetLanguage }: LanguagePair,
): Promise<readonly TermBaseRow[]> {
  return (await findTermBases(db))
    .filter(
      (base) =>
        maySee(actor, base) &&
        base.mergedInto === null &&
        languageOfBase(base, sourceLanguage) !== undefined &&
        languageOfBase(base, targetLanguage) !== undefined,
    )
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.priority - b.priority);
}

/** The base's own tag for a language: the same, else that of a variant. */
export function languageOfBase(
  { sourceLanguage, targetLanguages }: Pick<TermBaseRow, 'sourceLanguage' | 'targetLanguages'>,
  wanted: string,
): string | undefined {
  const languages = [sourceLanguage, ...targetLanguages];
  return (
    languages.find((language) => compareLanguages(language, wanted) === 'same') ??
    languages.find((language) => compareLanguages(language, wanted) !== 'different')
  );
}
