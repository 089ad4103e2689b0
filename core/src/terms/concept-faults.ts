import { isOtherLanguage } from '../language/is-other-language.ts';
import { compareLanguages } from '../language/language-tag.ts';
import type { TermConcept } from './term-concept.ts';
import { plainTerm } from './term-pattern.ts';

/**
 * What speaks against a concept by itself. `empty`: a term without letter or digit; `unused`: no term in the source
 * language, or none in any target language, so that it is never shown; `identical`: all its terms are the same;
 * `otherLanguage`: a term certainly is of another language; `tooLong`: a term that is rather a sentence.
 */
export const conceptFaultKinds = ['empty', 'unused', 'identical', 'otherLanguage', 'tooLong'] as const;
export type ConceptFault = (typeof conceptFaultKinds)[number];

export interface ConceptLimits {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  /** Of a term, in characters. */
  readonly longest: number;
}

export function conceptFaults(
  { sections }: TermConcept,
  { sourceLanguage, targetLanguages, longest }: ConceptLimits,
): readonly ConceptFault[] {
  const all = sections.flatMap(({ language, terms }) =>
    terms.map(({ text }) => ({ language, text: plainTerm(text).trim() })),
  );
  const isIn = (language: string, wanted: string) => compareLanguages(language, wanted) !== 'different';
  const sources = all.filter(({ language }) => isIn(language, sourceLanguage));
  const targets = all.filter(({ language }) => targetLanguages.some((target) => isIn(language, target)));
  const unused = sources.length === 0 || targets.length === 0;
  const identical = !unused && new Set([...sources, ...targets].map(({ text }) => text)).size === 1;
  const has: Readonly<Record<ConceptFault, boolean>> = {
    empty: all.some(({ text }) => !/[\p{L}\p{N}]/u.test(text)),
    unused,
    identical,
    // What is the same in all languages is a name: it says nothing of them.
    otherLanguage: !identical && all.some(({ language, text }) => isOtherLanguage(text, language)),
    tooLong: all.some(({ text }) => text.length > longest),
  };
  return conceptFaultKinds.filter((kind) => has[kind]);
}
