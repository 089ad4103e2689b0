import type { WordCounter } from '@transloom/core/analysis/count-lines';
import { wordCounterNames, wordCounters } from '@transloom/core/analysis/word-counters';
import type { Options } from '../options.ts';
import { Refusal } from '../refusal.ts';

/** How `--counter` says to count words; as the specification does without it. @throws {Refusal} usage.counter */
export function readCounter(options: Options): WordCounter {
  const wanted = options.value('counter') ?? 'spec';
  const name = wordCounterNames.find((each) => each === wanted);
  if (name === undefined)
    throw new Refusal('usage.counter', { name: wanted, names: wordCounterNames.join(', ') });
  return wordCounters[name];
}
