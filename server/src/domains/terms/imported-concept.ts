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
  if (all.some((text) => text.length > limits.termCharacters)) return 'tooLong';
  return [...source, ...targets].every((text) => text === source[0]) ? 'identical' : undefined;
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
