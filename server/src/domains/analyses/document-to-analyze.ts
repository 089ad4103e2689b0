import type { AnalysisSettings } from '@transloom/contracts/analyses';
import type { TranslationDocument } from '@transloom/contracts/documents';
import type { FirstOccurrences, SegmentPlace } from '@transloom/core/analysis/first-occurrences';
import type { InlineText } from '@transloom/core/inline/inline-text';
import type { SimilarSources } from '../memories/matching/similar-sources.ts';
import type { StoredSegment } from './read-all-segments.ts';

/** A document and its place in the order of the project, from 0. */
export interface PlacedDocument {
  readonly document: TranslationDocument;
  readonly position: number;
}

/** What the documents of one target language share. */
export interface AnalyzedLanguage {
  readonly documents: readonly PlacedDocument[];
  readonly findSimilar: SimilarSources;
  /** Rates of the most similar earlier segment; absent where nobody asked for them. */
  readonly internal: ReadonlyMap<string, number> | undefined;
  readonly firsts: FirstOccurrences;
  /** First occurrences whose own text a memory has: only their repetitions can be exact matches. */
  readonly exactRates: Map<string, number>;
  /** Numbers of first occurrences in their documents. */
  readonly numbers: Map<string, number>;
}

export interface DocumentToAnalyze {
  readonly analysisId: string;
  readonly projectId: string;
  readonly settings: AnalysisSettings;
  readonly language: AnalyzedLanguage;
  readonly placed: PlacedDocument;
  readonly progress: (segments: number) => Promise<void>;
}

export interface PlacedSegment {
  readonly row: StoredSegment;
  readonly source: InlineText;
  readonly nonTranslated: boolean;
  readonly first: SegmentPlace | undefined;
}
