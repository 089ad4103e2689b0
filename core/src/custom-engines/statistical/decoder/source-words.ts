import { copiedWord } from '../bitext.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import type { Token } from '../tokens.ts';
import { unknownWord } from '../vocabulary.ts';

export interface SourceText {
  readonly tokens: readonly Token[];
  /** What a model may take each token for. */
  readonly readings: readonly (readonly number[])[];
  /** Places that no phrase reaches across. */
  readonly walls: ReadonlySet<number>;
}

export function readSource(
  tokens: readonly Token[],
  { words }: StatisticalModel,
  walls: ReadonlySet<number> = new Set(),
): SourceText {
  const folded = words.sourceCase.fold(tokens);
  const readings = tokens.map((token, i) => {
    const word = words.source.find(folded[i] ?? '');
    const known = word === unknownWord ? words.source.find(token.text.toLowerCase()) : word;
    const copied = token.kind === 'word' || token.kind === 'sign' ? [] : [copiedWord(token)];
    const readings = known === unknownWord ? copied : [...copied, known];
    return readings.length > 0 ? readings : [copiedWord(token)];
  });
  return { tokens, readings, walls };
}
