import { baseLanguage } from '../language/language-tag.ts';
import type { TermConcept } from './term-concept.ts';
import { foldedTerm, plainTerm } from './term-pattern.ts';

/** A concept among others that have one of its terms in the source language. */
export interface RankedConcept {
  readonly id: string;
  readonly concept: TermConcept;
  readonly changedAt: Date;
}

/**
 * `duplicate`: the kept one has all its terms; `nearDuplicate`: but for capitals, spaces and hyphens; `inconsistent`: the
 * kept one has none of its terms in a language of both.
 */
export type Redundancy = 'duplicate' | 'nearDuplicate' | 'inconsistent';

export interface Comparison {
  readonly sourceLanguage: string;
  /** What stays of several: the newest, or the one with most terms and remarks. */
  readonly keep: 'newest' | 'fullest';
}

/** Why a concept is not needed beside the others, and which of them is kept instead; undefined where it is. */
export function redundancyOf(
  one: RankedConcept,
  others: readonly RankedConcept[],
  { sourceLanguage, keep }: Comparison,
): { readonly reason: Redundancy; readonly keptId: string } | undefined {
  const mine = termSets(one);
  const ranked = others.map(termSets).toSorted((a, b) => compare(a, b, keep));
  const covers = ranked
    .filter((other) => coversFirst(other, mine, keep))
    .toSorted((a, b) => b.folded.size - a.folded.size);
  const exact = covers.find((other) => isWithin(mine.exact, other.exact));
  if (exact !== undefined) return { reason: 'duplicate', keptId: exact.id };
  const [near] = covers;
  if (near !== undefined) return { reason: 'nearDuplicate', keptId: near.id };
  const better = ranked.filter((other) => compare(other, mine, keep) < 0);
  const source = baseLanguage(sourceLanguage);
  const rival = better.find((other) => shareTerm(mine, other, source) && disagree(mine, other, source));
  return rival && { reason: 'inconsistent', keptId: rival.id };
}

interface TermSets {
  readonly id: string;
  readonly changedAt: number;
  /** How much it says. */
  readonly weight: number;
  readonly exact: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
  /** Terms by language without region; but for capitals as they are written, and folded. */
  readonly written: ReadonlySet<string>;
  readonly byLanguage: ReadonlyMap<string, ReadonlySet<string>>;
}

function termSets({ id, concept, changedAt }: RankedConcept): TermSets {
  const terms = concept.sections.flatMap(({ language, terms: some }) =>
    some.map(({ text }) => ({ language, text: plainTerm(text), folded: foldedTerm(text) })),
  );
  const { definition, subject, note, image, link } = concept;
  const remarks = [definition, subject, note, image, link].filter((remark) => remark !== undefined);
  const languages = Map.groupBy(terms, ({ language }) => baseLanguage(language));
  return {
    id,
    changedAt: changedAt.getTime(),
    weight: terms.length + remarks.length,
    exact: new Set(terms.map(({ language, text }) => `${language.toLowerCase()} ${text}`)),
    folded: new Set(terms.map(({ language, folded }) => `${baseLanguage(language)} ${folded}`)),
    written: new Set(terms.map(({ language, text }) => `${baseLanguage(language)} ${text.toLowerCase()}`)),
    byLanguage: new Map(
      [...languages].map(([language, some]) => [language, new Set(some.map(({ folded }) => folded))]),
    ),
  };
}

/** The one to keep first. */
function compare(a: TermSets, b: TermSets, keep: Comparison['keep']): number {
  const fuller = keep === 'fullest' ? b.weight - a.weight : 0;
  return fuller || b.changedAt - a.changedAt || (a.id > b.id ? -1 : 1);
}

/** Whether one has all terms of the other; of two that have the same, the one to keep has them. */
function coversFirst(cover: TermSets, covered: TermSets, keep: Comparison['keep']): boolean {
  if (!isWithin(covered.folded, cover.folded)) return false;
  return cover.folded.size > covered.folded.size || compare(cover, covered, keep) < 0;
}

/** To `resign` is not to `re-sign`: only what is written alike is expected to be translated alike. */
function shareTerm(one: TermSets, other: TermSets, language: string): boolean {
  return [...one.written].some((term) => term.startsWith(`${language} `) && other.written.has(term));
}

function disagree(one: TermSets, other: TermSets, sourceLanguage: string): boolean {
  return [...one.byLanguage].some(([language, terms]) => {
    const theirs = other.byLanguage.get(language);
    return (
      language !== sourceLanguage && theirs !== undefined && ![...terms].some((term) => theirs.has(term))
    );
  });
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}
