import type { CandidateWord } from './candidate-words.ts';

/** Where a term stands: the number of its segment from 0, and UTF-16 offsets there. */
export interface TermPlace {
  readonly segment: number;
  readonly start: number;
  readonly end: number;
}

/** Words that stand together and may be a term, and what stands around them. */
export interface Candidate {
  /** As it is written for the first time, in small letters. */
  readonly folded: string;
  readonly words: readonly CandidateWord[];
  readonly places: TermPlace[];
  /** Places that do not begin a sentence, and of these the ones with a capital on every word of meaning. */
  within: number;
  capitals: number;
  readonly before: Neighbors;
  readonly after: Neighbors;
}

/** How often each kind of word stands beside a candidate. */
export interface Neighbors {
  /** A word of meaning. */
  word: number;
  noun: number;
  preposition: number;
  pronoun: number;
  verb: number;
  other: number;
  /** A sign, or the end of the segment. */
  none: number;
}

/** Longest term, in words. */
const mostWords = 5;

/**
 * Every run of words that begins and ends with a word of meaning, holds no sign, and otherwise holds such words and
 * links (`rate of exchange`).
 */
export function findCandidates(
  segments: readonly (readonly CandidateWord[])[],
  textOf: (segment: number) => string,
): readonly Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const [segment, words] of segments.entries())
    for (let first = 0; first < words.length; first++)
      for (const end of endsFrom(words, first)) {
        const run = words.slice(first, end);
        const text = textOf(segment);
        add(candidates, { segment, words, first, end, run, text });
      }
  return [...candidates.values()];
}

/** Places behind the last word of each candidate that begins here. */
function* endsFrom(words: readonly CandidateWord[], first: number): Iterable<number> {
  const head = words[first];
  if (head === undefined || head.class !== undefined || !head.letters) return;
  if (head.end - head.start > 1) yield first + 1;
  for (let end = first + 2; end <= Math.min(words.length, first + mostWords); end++) {
    const last = words[end - 1];
    if (last === undefined || !mayHold(last)) return;
    if (last.class === undefined) yield end;
  }
}

function mayHold({ sign, class: its }: CandidateWord): boolean {
  return !sign && (its === undefined || its.link);
}

interface Occurrence {
  readonly segment: number;
  readonly words: readonly CandidateWord[];
  readonly first: number;
  readonly end: number;
  readonly run: readonly CandidateWord[];
  readonly text: string;
}

function add(
  candidates: Map<string, Candidate>,
  { segment, words, first, end, run, text }: Occurrence,
): void {
  const [start, stop] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const key = keyOf(run);
  const candidate = candidates.get(key) ?? newCandidate(run, text.slice(start, stop));
  candidates.set(key, candidate);
  candidate.places.push({ segment, start, end: stop });
  if (first > 0) {
    candidate.within++;
    if (run.every(({ class: its, capital, letters }) => its !== undefined || capital || !letters))
      candidate.capitals++;
  }
  candidate.before[kindOf(words[first - 1])]++;
  candidate.after[kindOf(words[end])]++;
}

/** Words that differ only in spaces and case have one key. */
export function keyOf(words: readonly Pick<CandidateWord, 'folded'>[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

function newCandidate(words: readonly CandidateWord[], written: string): Candidate {
  return {
    folded: written.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' '),
    words,
    places: [],
    within: 0,
    capitals: 0,
    before: noNeighbors(),
    after: noNeighbors(),
  };
}

function noNeighbors(): Neighbors {
  return { word: 0, noun: 0, preposition: 0, pronoun: 0, verb: 0, other: 0, none: 0 };
}

function kindOf(word: CandidateWord | undefined): keyof Neighbors {
  if (word === undefined || word.sign) return 'none';
  return word.class?.kind ?? (word.letters ? 'word' : 'none');
}
