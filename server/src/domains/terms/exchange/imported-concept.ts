import type { ImportSummary } from '@transloom/contracts/assets';
import { limits } from '@transloom/contracts/limits';
import { termsIn } from '@transloom/core/terms/exchange/term-table';
import type { TermConcept } from '@transloom/core/terms/term-concept';

type DiscardReason = Exclude<keyof ImportSummary, 'detected' | 'imported'>;

export interface BaseLanguages {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** Why a concept of a file is of no use to a base; undefined where it is. */
export function discardReason(concept: TermConcept, base: BaseLanguages): DiscardReason | undefined {
  const all = concept.sections.flatMap(({ terms }) => terms.map(({ text }) => text.trim()));
  if (all.length === 0 || all.every((text) => text === '')) return 'empty';
  const { source, targets } = shownTexts(concept, base);
  if (source.length === 0 || targets.length === 0) return 'otherLanguage';
  if (source.every((text) => text === '') || targets.every((text) => text === '')) return 'empty';
  if (isTooLong(concept, all)) return 'tooLong';
  return [...source, ...targets].every((text) => text === source[0]) ? 'identical' : undefined;
}

/** Nobody could change it afterwards; typed entries have the same limit. */
function isTooLong(
  { definition = '', subject = '', note = '' }: TermConcept,
  texts: readonly string[],
): boolean {
  return (
    texts.length > limits.termsPerEntry ||
    texts.some((text) => text.length > limits.termCharacters) ||
    [definition, subject, note].some((text) => text.length > limits.termNoteCharacters)
  );
}

export function shownTexts(concept: TermConcept, { sourceLanguage, targetLanguages }: BaseLanguages) {
  const texts = (language: string) => termsIn(concept, language).map(({ text }) => text.trim());
  return { source: texts(sourceLanguage), targets: targetLanguages.flatMap(texts) };
}

/** Terms without text say nothing. */
export function withoutEmpty(concept: TermConcept): TermConcept {
  const sections = concept.sections.map((section) => ({
    ...section,
    terms: section.terms.filter(({ text }) => text.trim() !== ''),
  }));
  return { ...concept, sections: sections.filter(({ terms }) => terms.length > 0) };
}
