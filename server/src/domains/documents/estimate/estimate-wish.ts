import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { WantedReading } from '@transloom/contracts/documents';
import type { WordCounterName } from '@transloom/core/analysis/word-counters';
import type { PretranslationPlan } from '../pretranslation-plan.ts';

/** What any document is translated with. */
export interface EstimatedTranslation {
  readonly sourceLanguage: string;
  readonly planOf: (targetLanguage: string) => PretranslationPlan;
  /** How words are counted. */
  readonly counter: WordCounterName;
  /** Whose memories, terms and style guide count; null for those of the organization. */
  readonly projectId: string | null;
}

/** Uploaded files, in each of the languages. */
export interface NewDocumentsWish extends EstimatedTranslation {
  readonly fileIds: readonly string[];
  readonly targetLanguages: readonly string[];
  readonly documentOptions: OptionsByFormat;
}

/** Documents of a project; null: they are tried again as they are. */
export interface DocumentsAgainWish extends EstimatedTranslation {
  readonly documentIds: readonly string[];
  readonly reading: WantedReading | null;
}

export type EstimateWish = NewDocumentsWish | DocumentsAgainWish;
