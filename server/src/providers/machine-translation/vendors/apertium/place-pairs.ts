import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';

/** A code pair with nothing but text in it. */
export interface EnclosedText {
  readonly id: number;
  readonly text: string;
}

export function enclosedTexts({ text, codes }: InlineText): readonly EnclosedText[] {
  return codes.flatMap((open, index) => {
    const close = codes[index + 1];
    const encloses = open.kind === 'open' && close?.kind === 'close' && close.id === open.id;
    const inside = encloses ? text.slice(open.at, close.at) : '';
    return /\p{L}/u.test(inside) ? [{ id: open.id, text: inside }] : [];
  });
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Moves pairs to the words they enclose. Superblanks keep their place while words change theirs ("red house",
 * "casa roja"); the enclosed words translated by themselves tell where each pair belongs.
 * @param enclosed translations of what the source's pairs enclose
 */
export function placePairs(target: InlineText, enclosed: readonly EnclosedText[]): InlineText {
  return enclosed.reduce((placed, { id, text }) => placePair(placed, id, text), target);
}

function placePair(target: InlineText, id: number, enclosed: string): InlineText {
  const wanted = wordsOf(enclosed).map(({ word }) => word);
  const here = rangeOf(target, id);
  if (here === undefined || wanted.length === 0) return target;
  const others = target.codes.filter((code) => code.id !== id);
  const windows = windowsOf(target.text, wanted.length).filter((range) => isFree(range, others));
  const best = windows
    .map((range) => ({ range, likeness: likeness(target.text, range, wanted) }))
    .toSorted((a, b) => b.likeness - a.likeness || distance(a.range, here) - distance(b.range, here))[0];
  if (best === undefined || best.likeness <= likeness(target.text, here, wanted) + 0.2) return target;
  return { ...target, codes: insertPair(others, id, best.range) };
}

function rangeOf({ codes }: InlineText, id: number): Range | undefined {
  const open = codes.find((code) => code.id === id && code.kind === 'open');
  const close = codes.find((code) => code.id === id && code.kind === 'close');
  return open && close && { start: open.at, end: close.at };
}

interface Word extends Range {
  readonly word: string;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function windowsOf(text: string, length: number): readonly Range[] {
  const words = wordsOf(text);
  return words.flatMap(({ start }, i) => {
    const last = words[i + length - 1];
    return last ? [{ start, end: last.end }] : [];
  });
}

/** Whether a pair can stand here and cross or enclose no other code. */
function isFree({ start, end }: Range, others: readonly InlineCode[]): boolean {
  return !others.some(({ at }) => at > start && at < end) && !isTaken({ start, end }, others);
}

function isTaken({ start, end }: Range, others: readonly InlineCode[]): boolean {
  return others.some(
    (open, i) =>
      open.kind === 'open' &&
      open.at === start &&
      others[i + 1]?.kind === 'close' &&
      others[i + 1]?.at === end,
  );
}

/** 0 to 1: how much the words begin alike, place by place; endings change with grammar. */
function likeness(text: string, { start, end }: Range, wanted: readonly string[]): number {
  const words = wordsOf(text.slice(start, end)).map(({ word }) => word);
  const sum = wanted.reduce((total, word, i) => total + wordLikeness(word, words[i] ?? ''), 0);
  return sum / Math.max(wanted.length, words.length);
}

function wordLikeness(a: string, b: string): number {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  const share = same / Math.max(a.length, b.length);
  return share >= 0.5 ? share : 0;
}

function distance(a: Range, b: Range): number {
  return Math.abs(a.start - b.start);
}

/** Inside of whatever else opens or closes at its ends. */
function insertPair(others: readonly InlineCode[], id: number, { start, end }: Range): readonly InlineCode[] {
  const before = others.filter(({ at }) => at <= start);
  const after = others.filter(({ at }) => at >= end);
  return [...before, { id, kind: 'open', at: start }, { id, kind: 'close', at: end }, ...after];
}
