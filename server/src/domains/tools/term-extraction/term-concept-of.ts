import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { ExtractedTermRow } from './extracted-terms.store.ts';

interface Languages {
  readonly sourceLanguage: string;
  /** Undefined: without the translation. */
  readonly targetLanguage: string | undefined;
}

/** An extracted term as a term base takes it; its remark becomes the note. */
export function termConceptOf(
  { term, translation, remark }: Pick<ExtractedTermRow, 'term' | 'translation' | 'remark'>,
  { sourceLanguage, targetLanguage }: Languages,
): TermConcept {
  const section = (language: string, text: string) => ({
    language,
    terms: [{ text, status: 'preferred' as const }],
  });
  const translated =
    targetLanguage === undefined || translation === '' ? [] : [section(targetLanguage, translation)];
  return {
    note: remark === '' ? undefined : remark,
    sections: [section(sourceLanguage, term), ...translated],
  };
}
