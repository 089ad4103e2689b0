import { replaceNumbers } from '../../auto-replace/replace-numbers.ts';
import type { InlineText } from '../../inline/inline-text.ts';
import type { MatchTokens } from '../tokens/cut-tokens.ts';
import type { PlacedMarks, SourceProfile } from './source-profile.ts';

/** Kinds of differences besides the words; each is charged once. */
export type DifferenceKind =
  | 'punctuation'
  | 'case'
  | 'codes'
  | 'styles'
  | 'numbers'
  | 'white-space'
  | 'width'
  | 'characters';

export interface MatchDifference {
  readonly kind: DifferenceKind;
  /** Whole percent points taken from the rate. */
  readonly points: number;
}

export interface ComparedProfiles {
  readonly profile: SourceProfile;
  readonly known: SourceProfile;
  /** The entry that `known` belongs to. */
  readonly entry: { readonly target?: InlineText };
}

const compared: readonly (readonly [DifferenceKind, (compared: ComparedProfiles) => number])[] = [
  ['punctuation', ({ profile, known }) => punctuationPoints(profile, known)],
  ['case', ({ profile, known }) => casePoints(profile, known)],
  ['codes', ({ profile, known }) => codePoints(profile.codes, known.codes)],
  ['numbers', numberPoints],
];

/**
 * Differences between two texts that are not the same, with their points; not all of them where they take more than
 * `mostPoints`.
 */
export function matchDifferences(
  profiles: ComparedProfiles,
  mostPoints = Number.POSITIVE_INFINITY,
): readonly MatchDifference[] {
  const found: MatchDifference[] = [];
  let sum = 0;
  for (const [kind, pointsOf] of compared) {
    const points = pointsOf(profiles);
    if (points > 0) found.push({ kind, points });
    sum += points;
    if (sum > mostPoints) break;
  }
  return found;
}

/** The same text with other or moved codes or styles: one point, whatever their number. */
export function markDifferences(segment: PlacedMarks, entry: PlacedMarks): readonly MatchDifference[] {
  if (segment.codes !== entry.codes) return difference('codes', 1);
  return segment.styles === entry.styles ? [] : difference('styles', 1);
}

/** Why two texts of equal tokens are still not the same, where nothing else was found. */
export function remainingDifference(segment: SourceProfile, entry: SourceProfile): MatchDifference {
  if (withoutSpace(segment.text) === withoutSpace(entry.text)) return { kind: 'white-space', points: 1 };
  const sameWhenFolded = segment.text.normalize('NFKC') === entry.text.normalize('NFKC');
  return { kind: sameWhenFolded ? 'width' : 'characters', points: 1 };
}

function difference(kind: DifferenceKind, points: number): readonly MatchDifference[] {
  return points === 0 ? [] : [{ kind, points }];
}

function punctuationPoints(segment: SourceProfile, entry: SourceProfile): number {
  if (segment.sentenceEnd !== entry.sentenceEnd) return 2;
  return segment.punctuation === entry.punctuation ? 0 : 1;
}

/** Words that both have, but not in the same case: 1, or 2 when they are more than half of the words. */
function casePoints(segment: SourceProfile, entry: SourceProfile): number {
  const inOtherCase = wordsInOtherCase(segment.tokens, entry.tokens);
  if (inOtherCase === 0) return 0;
  return inOtherCase * 2 > countWords(segment.tokens) ? 2 : 1;
}

/** Most words are in lower case in both texts, and only the others are counted. */
function wordsInOtherCase(segment: MatchTokens, entry: MatchTokens): number {
  if (segment.capitals.length === 0 && entry.capitals.length === 0) return 0;
  const asked = new Set<number>();
  for (const { ids, capitals } of [segment, entry]) for (const place of capitals) asked.add(ids[place] ?? 0);
  const [places, others] = [wordsWith(segment, asked), wordsWith(entry, asked)];
  if (places.length === 0 || others.length === 0) return 0;
  const surfaces = overlap(surfacesAt(segment, places), surfacesAt(entry, others));
  return overlap(idsAt(segment, places), idsAt(entry, others)) - surfaces;
}

/** Places of the words that have one of these ids. */
function wordsWith(tokens: MatchTokens, asked: ReadonlySet<number>): readonly number[] {
  const { ids } = tokens;
  const places: number[] = [];
  for (let place = 0; place < ids.length; place++)
    if (asked.has(ids[place] ?? 0) && tokens.isWord(place)) places.push(place);
  return places;
}

function idsAt({ ids }: MatchTokens, places: readonly number[]) {
  return places.map((place) => ids[place]);
}

function surfacesAt(tokens: MatchTokens, places: readonly number[]) {
  return places.map((place) => tokens.surfaceAt(place));
}

/** One point for each missing or surplus code, at most 3; one point for the same codes in another order. */
function codePoints(codes: readonly string[], others: readonly string[]): number {
  if (codes.length === 0 && others.length === 0) return 0;
  let missing = 0;
  for (const sign of ['<', '>', '']) {
    missing += Math.abs(countKind(codes, sign) - countKind(others, sign)) * (sign === '' ? 2 : 1);
  }
  if (missing > 0) return Math.min(3, Math.ceil(missing / 2));
  return codes.join(' ') === others.join(' ') ? 0 : 1;
}

function countKind(codes: readonly string[], sign: string): number {
  return codes.filter((code) => code.replace(/\d+/, '') === sign).length;
}

/** 1 when the target can carry the other numbers; else 2 for the first and 1 for each other one, at most 4. */
function numberPoints({ profile, known, entry }: ComparedProfiles): number {
  const differing = differingNumbers(profile.numbers, known.numbers);
  if (differing === 0) return 0;
  const { target } = entry;
  const replaceable =
    target === undefined ||
    (profile.numbers.length === known.numbers.length &&
      replaceNumbers({ knownSource: known.text, source: profile.text, target }) !== undefined);
  return replaceable ? 1 : Math.min(4, 1 + differing);
}

/** Missing numbers are charged as missing words, so only numbers against numbers count here. */
function differingNumbers(numbers: readonly string[], others: readonly string[]): number {
  if (numbers.length === others.length) return numbers.filter((number, i) => number !== others[i]).length;
  return Math.min(numbers.length, others.length) - overlap(numbers, others);
}

function overlap<Item>(items: readonly Item[], others: readonly Item[]): number {
  const left = new Map<Item, number>();
  for (const item of others) left.set(item, (left.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of items) {
    const count = left.get(item) ?? 0;
    if (count === 0) continue;
    shared++;
    left.set(item, count - 1);
  }
  return shared;
}

function countWords({ kinds }: MatchTokens): number {
  return kinds.filter((kind) => kind === 'word').length;
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}
