import { GrowingInts } from '../../memory/index/growing-ints.ts';
import type { Token } from './tokens.ts';
import { learnTrueCase, type TrueCase } from './true-case.ts';
import { copiedWords, Vocabulary } from './vocabulary.ts';

export interface TextPair {
  readonly source: string;
  readonly target: string;
}

export interface TokenPair {
  readonly source: readonly Token[];
  readonly target: readonly Token[];
}

/** Pairs as numbers, one after the other. */
export interface Bitext {
  readonly size: number;
  /** Words of the source of a pair stand from `sourceStart[pair]` to `sourceStart[pair + 1]`; likewise the target's. */
  readonly source: Int32Array;
  readonly sourceStart: Int32Array;
  readonly target: Int32Array;
  readonly targetStart: Int32Array;
  /** For each target word the place in its source that it is a copy of; -1 where it is none. */
  readonly copyOf: Int32Array;
}

export interface Words {
  readonly source: Vocabulary;
  readonly target: Vocabulary;
  readonly sourceCase: TrueCase;
  readonly targetCase: TrueCase;
}

/** Sides longer than this are of no use for learning: their words could belong together in too many ways. */
const mostTokens = 100;

export function isTrainable({ source, target }: TokenPair): boolean {
  return [source, target].every((tokens) => tokens.length > 0 && tokens.length <= mostTokens);
}

/** What stands on both sides alike becomes a copy, so that it may be anything; rare words too. */
export function buildBitext(pairs: readonly TokenPair[]): { readonly bitext: Bitext; readonly words: Words } {
  const words: Words = {
    source: new Vocabulary(),
    target: new Vocabulary(),
    sourceCase: learnTrueCase(pairs.map(({ source }) => source)),
    targetCase: learnTrueCase(pairs.map(({ target }) => target)),
  };
  const rare = rareWords(pairs);
  const parts = { source: new GrowingInts(), target: new GrowingInts(), copyOf: new GrowingInts() };
  const starts = { source: new GrowingInts(), target: new GrowingInts() };
  for (const pair of pairs) {
    starts.source.push(parts.source.length);
    starts.target.push(parts.target.length);
    const copyOf = findCopies(pair, rare);
    parts.copyOf.pushAll(copyOf);
    const copied = new Set(copyOf);
    for (const [i, text] of words.sourceCase.fold(pair.source).entries())
      parts.source.push(copied.has(i) ? copiedWord(pair.source[i]) : words.source.add(text));
    for (const [i, text] of words.targetCase.fold(pair.target).entries()) {
      const place = copyOf[i] ?? -1;
      parts.target.push(place >= 0 ? copiedWord(pair.source[place]) : words.target.add(text));
    }
  }
  starts.source.push(parts.source.length);
  starts.target.push(parts.target.length);
  return {
    words,
    bitext: {
      size: pairs.length,
      source: parts.source.view(),
      sourceStart: starts.source.view(),
      target: parts.target.view(),
      targetStart: starts.target.view(),
      copyOf: parts.copyOf.view(),
    },
  };
}

export function copiedWord(token: Token | undefined): number {
  return copiedWords[token?.kind ?? 'word'];
}

/** The n-th token on one side belongs to the n-th of the same text on the other. */
function findCopies({ source, target }: TokenPair, rare: ReadonlySet<string>): Int32Array {
  const places = new Map<string, number[]>();
  for (const [i, { text, kind }] of source.entries()) {
    if (kind === 'sign' || (kind === 'word' && !rare.has(text))) continue;
    const found = places.get(text);
    if (found) found.push(i);
    else places.set(text, [i]);
  }
  return Int32Array.from(target, ({ text }) => places.get(text)?.shift() ?? -1);
}

/** Words of the sources that came once: what an engine meets later and does not know behaves as they do. */
function rareWords(pairs: readonly TokenPair[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { source } of pairs) for (const { text } of source) times.set(text, (times.get(text) ?? 0) + 1);
  return new Set([...times].flatMap(([text, count]) => (count === 1 ? [text] : [])));
}
