import type { TextWord } from './words/text-words.ts';

/** A range from `start` to before `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface CommonRun extends TextRange {
  /** Index of the first searched word in the run. */
  readonly first: number;
  readonly length: number;
  readonly kind: TextWord['kind'];
}

/** Stretches of a text that have words in the order of those looked for, each as long as it can be. */
export function commonRuns(words: readonly TextWord[], text: readonly TextWord[]): readonly CommonRun[] {
  const runs: CommonRun[] = [];
  let at = 0;
  while (at < text.length) {
    const { first, length } = longestRun(words, text, at);
    const [begin, last] = [text[at], text[at + length - 1]];
    if (length > 0 && begin && last) {
      runs.push({ start: begin.start, end: last.end, first, length, kind: begin.kind });
    }
    at += Math.max(1, length);
  }
  return runs;
}

function longestRun(words: readonly TextWord[], text: readonly TextWord[], at: number) {
  let best = { first: 0, length: 0 };
  for (let first = 0; first < words.length; first++) {
    let length = 0;
    while (isSame(words[first + length], text[at + length])) length++;
    if (length > best.length) best = { first, length };
  }
  return best;
}

function isSame(word: TextWord | undefined, other: TextWord | undefined): boolean {
  return word !== undefined && word.root === other?.root;
}
