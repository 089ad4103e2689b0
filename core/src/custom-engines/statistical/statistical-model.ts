import type { Words } from './bitext.ts';
import type { Capitals } from './capitals.ts';
import type { Weights } from './features.ts';
import type { LanguageModel } from './language-model.ts';
import type { PhraseTable } from './phrase-table.ts';
import type { Spacing } from './spacing.ts';

/** Everything that was learned from a corpus. */
export interface StatisticalModel {
  readonly words: Words;
  readonly phrases: PhraseTable;
  readonly languageModel: LanguageModel;
  readonly spacing: Spacing;
  readonly weights: Weights;
  readonly capitals: Capitals;
}
