import {
  type AutoReplaceKind,
  autoReplaceKinds,
  type Replacement,
} from '../../auto-replace/auto-replace-kind.ts';
import { findReplacements } from '../../auto-replace/find-replacements.ts';
import { replaceNumbers } from '../../auto-replace/replace-numbers.ts';
import { replaceStrings } from '../../auto-replace/replace-strings.ts';
import type { InlineText } from '../../inline/inline-text.ts';
import { gradedDistance } from '../tokens/graded-distance.ts';
import { type ContextMode, type ContextPart, contextRate, equalContext } from './context-match.ts';
import {
  type MatchDifference,
  markDifferences,
  matchDifferences,
  remainingDifference,
} from './match-differences.ts';
import type { SourceInContext } from './source-in-context.ts';
import { SourceProfile } from './source-profile.ts';

export interface MatchSettings {
  readonly contextMode: ContextMode;
  /** A text that differs only in parts of these kinds, which the target can carry, counts as equal. */
  readonly autoReplace: readonly AutoReplaceKind[];
}

export const defaultMatchSettings: MatchSettings = {
  contextMode: 'neighbours',
  autoReplace: autoReplaceKinds,
};

/** A remembered source; with its target where numbers may be carried over into it. */
export interface KnownSource extends SourceInContext {
  readonly target?: InlineText;
}

/** A rate and the reasons for it, enough for one sentence to a person. */
export interface MatchRating {
  /** Whole percent, 0 to 102. */
  readonly rate: number;
  /** Whole percent of the tokens that agree; where it is below 100 the rate starts at 94 at most. */
  readonly similarity: number;
  readonly differences: readonly MatchDifference[];
  /** Number of characters that certainly differ; it ranks matches of equal rates. */
  readonly otherCharacters: number;
  /** Parts of the context that are equal too; empty below 100. */
  readonly equalContext: readonly ContextPart[];
  /** The target with the segment's numbers in it; present only on auto-replaced matches. */
  readonly replacedTarget?: InlineText;
  /** What was replaced in it, in the order of the source. */
  readonly replacements?: readonly Replacement[];
}

/** Below 100 the words of a text differ by at least one; 95 to 99 is for texts of equal words. */
const best = 102;
const bestWithOtherWords = 94;
const worstWithEqualWords = 95;
const maxPoints = 5;

/** Highest rate for a distance of words (half units) and the tokens of the longer text. */
export function mostRate(distance: number, tokens: number): number {
  return distance === 0 ? best : Math.min(bestWithOtherWords, similarityOf(distance, tokens));
}

/** Whole percent. */
function similarityOf(distance: number, tokens: number): number {
  return Math.floor((100 * (2 * tokens - distance)) / (2 * tokens));
}

/**
 * Rates a segment against entries; undefined where the rate is below `least` (whole percent). `distance`: distance of
 * the words as `gradedDistance` gives it, if known.
 */
export type SegmentRater = (entry: KnownSource, least: number, distance?: number) => MatchRating | undefined;

/** `rateMatch` for a segment that is compared with many entries. */
export function segmentRater(
  segment: SourceInContext,
  settings: MatchSettings = defaultMatchSettings,
): SegmentRater {
  const profile = new SourceProfile(segment.source);
  return (entry, least, distance) => {
    const comparison = { segment, entry, profile, known: new SourceProfile(entry.source), settings };
    if (profile.text === comparison.known.text) return rateSameText(comparison);
    const words = compareWords(comparison, least, distance);
    if (words.similarity < least) return undefined;
    const rated = rateOtherText(comparison, words, least);
    if (rated.rate < least) return undefined;
    return { ...rated, otherCharacters: characterDifference(profile.text, comparison.known.text) };
  };
}

/**
 * Whole percent for how well a remembered source fits a segment. 100 = same text, codes and styles; 101 and 102 = in
 * the same context; 100 with `replacedTarget` = same text except for its numbers; 95 to 99 = the same words; below
 * that the share of equal tokens, less points for other differences.
 */
export function rateMatch(
  segment: SourceInContext,
  entry: KnownSource,
  settings: MatchSettings = defaultMatchSettings,
): MatchRating {
  return segmentRater(segment, settings)(entry, 0) ?? rating(0, []);
}

interface Comparison {
  readonly segment: SourceInContext;
  readonly entry: KnownSource;
  readonly profile: SourceProfile;
  readonly known: SourceProfile;
  readonly settings: MatchSettings;
}

function rateSameText({ segment, entry, profile, known, settings }: Comparison): MatchRating {
  const differences = markDifferences(profile.marks, known.marks);
  if (differences.length > 0) return rating(100, differences);
  const equal = equalContext(segment.context, entry.context);
  const keyed = segment.context?.key !== undefined && entry.context?.key !== undefined;
  const rate = contextRate(settings.contextMode, equal, keyed);
  return { rate, similarity: 100, differences, otherCharacters: 0, equalContext: equal };
}

function autoReplaced({ segment, entry, profile, known, settings }: Comparison): MatchRating | undefined {
  if (settings.autoReplace.length === 0 || entry.target === undefined) return undefined;
  if (profile.numbers.length !== known.numbers.length || profile.punctuation !== known.punctuation)
    return undefined;
  if (profile.masked.text !== known.masked.text) return undefined;
  if (markDifferences(profile.masked.marks, known.masked.marks).length > 0) return undefined;
  const texts = { knownSource: entry.source.text, source: segment.source.text };
  const replacements = findReplacements(texts);
  if (replacements.some(({ kind }) => !settings.autoReplace.includes(kind))) return undefined;
  const replacedTarget = replaceNumbers({ ...texts, target: entry.target });
  return replacedTarget && { ...rating(100, []), replacedTarget, replacements };
}

/** The same for texts whose strings of letters and digits differ, which are words for everything else. */
function stringsReplaced(comparison: Comparison): MatchRating | undefined {
  const { segment, entry, profile, settings } = comparison;
  if (!settings.autoReplace.includes('string') || entry.target === undefined) return undefined;
  const { source, target } = entry;
  const replaced = replaceStrings({ source, target }, segment.source.text);
  if (replaced === undefined) return undefined;
  const known = new SourceProfile(replaced.source);
  const { replacements } = replaced;
  if (profile.text === known.text && markDifferences(profile.marks, known.marks).length === 0)
    return { ...rating(100, []), replacedTarget: replaced.target, replacements };
  const more = autoReplaced({ ...comparison, known, entry: { ...entry, ...replaced } });
  return more && { ...more, replacements: [...replacements, ...(more.replacements ?? [])] };
}

interface ComparedWords {
  /** Half units, as `gradedDistance` gives them. */
  readonly distance: number;
  /** Whole percent. */
  readonly similarity: number;
}

/** Below `least` only that it is below. */
function compareWords({ profile, known }: Comparison, least: number, counted?: number): ComparedWords {
  const tokens = Math.max(1, profile.tokens.ids.length, known.tokens.ids.length);
  const distance = counted ?? gradedDistance(profile.tokens, known.tokens, mostDistance(tokens, least));
  return { distance, similarity: similarityOf(distance, tokens) };
}

/** Changes, in half units, that a text may have to reach a rate. */
export function mostDistance(tokens: number, least: number): number {
  return Math.floor((2 * tokens * (100 - least)) / 100);
}

/** Below `least` only that it is below. */
function rateOtherText(
  comparison: Comparison,
  { distance, similarity }: ComparedWords,
  least: number,
): MatchRating {
  const { profile, known } = comparison;
  const replaced = distance === 0 ? autoReplaced(comparison) : stringsReplaced(comparison);
  if (replaced !== undefined) return replaced;
  if (!hasWords(profile) || !hasWords(known)) return rating(0, []);
  if (distance > 0) return rating(similarity, matchDifferences(comparison, spare(similarity, least)), true);
  const differences = matchDifferences(comparison);
  if (differences.length > 0) return rating(similarity, differences, false);
  return rating(similarity, [remainingDifference(profile, known)]);
}

/** Points that may be taken from a text with other words before it is below `least`; no rate is below 0. */
function spare(similarity: number, least: number): number {
  return least > 0 ? Math.min(bestWithOtherWords, similarity) - least : Number.POSITIVE_INFINITY;
}

/** Texts of numbers and signs alone have nothing to be similar in. */
function hasWords({ tokens, numbers }: SourceProfile): boolean {
  return numbers.length < tokens.ids.length;
}

function rating(
  similarity: number,
  differences: readonly MatchDifference[],
  otherWords = similarity < 100,
): MatchRating {
  const charged = chargedDifferences(differences);
  const points = charged.reduce((sum, difference) => sum + difference.points, 0);
  const rate = otherWords
    ? Math.max(0, Math.min(bestWithOtherWords, similarity) - points)
    : Math.max(worstWithEqualWords, similarity - points);
  return { rate, similarity, differences: charged, otherCharacters: 0, equalContext: [] };
}

/** Differences with their points, limited to a total. */
function chargedDifferences(differences: readonly MatchDifference[]): readonly MatchDifference[] {
  let left = maxPoints;
  return differences.flatMap(({ kind, points: asked }) => {
    const points = Math.min(left, asked);
    left -= points;
    return points === 0 ? [] : [{ kind, points }];
  });
}

/** Characters that one of the texts has more of than the other, whatever their order, at least. */
function characterDifference(first: string, second: string): number {
  moreInFirst.fill(0);
  for (let i = 0; i < first.length; i++) addTo(moreInFirst, first.charCodeAt(i) & 255, 1);
  for (let i = 0; i < second.length; i++) addTo(moreInFirst, second.charCodeAt(i) & 255, -1);
  let difference = 0;
  for (let i = 0; i < moreInFirst.length; i++) difference += Math.abs(moreInFirst[i] ?? 0);
  return difference;
}

const moreInFirst = new Int32Array(256);

function addTo(counts: Int32Array, at: number, times: number): void {
  counts[at] = (counts[at] ?? 0) + times;
}
