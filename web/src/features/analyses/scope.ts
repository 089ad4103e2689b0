import type { AnalysisCounts, AnalysisResult, AnalyzedDocument } from '@transloom/contracts/analyses';

/** What part of an analysis is looked at: all of it, a language or a file. */
export interface Scope {
  /** Stands in the address; empty for all. */
  readonly key: string;
  readonly kind: 'total' | 'language' | 'document';
  readonly name: string;
  readonly targetLanguage: string;
  readonly counts: AnalysisCounts;
  readonly filter: { readonly targetLanguage?: string; readonly documentId?: string };
}

/** All that can be looked at, the whole first. */
export function scopesOf(
  { total, languages }: Pick<AnalysisResult, 'total' | 'languages'>,
  documents: readonly AnalyzedDocument[],
): readonly [Scope, ...Scope[]] {
  return [
    { key: '', kind: 'total', name: '', targetLanguage: '', counts: total, filter: {} },
    ...languages.map(
      ({ targetLanguage, ...counts }): Scope => ({
        key: targetLanguage,
        kind: 'language',
        name: targetLanguage,
        targetLanguage,
        counts,
        filter: { targetLanguage },
      }),
    ),
    ...documents.map(
      ({ documentId, name, targetLanguage, lines, internal }): Scope => ({
        key: documentId,
        kind: 'document',
        name,
        targetLanguage,
        counts: { lines, internal },
        filter: { documentId },
      }),
    ),
  ];
}
