import { countLikeWord } from '../text/count-like-word.ts';
import { countBySpecification, type WordCounter } from './count-lines.ts';

export const wordCounterNames = ['spec', 'word'] as const;
export type WordCounterName = (typeof wordCounterNames)[number];

/** Ways to count words: that of the specification, and that of word processors. Characters are the same in all. */
export const wordCounters: Readonly<Record<WordCounterName, WordCounter>> = {
  spec: countBySpecification,
  word: (text) => ({ ...countBySpecification(text), words: countLikeWord(text) }),
};
