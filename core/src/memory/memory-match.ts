import type { InlineText } from '../inline/inline-text.ts';
import { toMarkup } from '../inline/markup.ts';
import { carryCodes } from './entries/carry-codes.ts';
import { compareLayers, type EntryLayer } from './entries/entry-layer.ts';
import type { MatchRating } from './rate/match-rate.ts';
import type { SourceInContext } from './rate/source-in-context.ts';

/** A remembered pair. */
export interface MemoryEntry extends SourceInContext {
  readonly id: string;
  readonly target: InlineText;
  /** Absent: approved. */
  readonly layer?: EntryLayer | undefined;
  /** ISO 8601; the newer of two equal matches goes first. */
  readonly changedAt?: string | undefined;
}

/** Why points are taken besides what differs in the texts. */
export const penaltyReasons = [
  ...(['memory', 'alignment', 'machine-translation', 'draft', 'reviewed', 'several-targets'] as const),
  ...(['other-codes', 'auto-replaced', 'age', 'author', 'reversed', 'language-variant'] as const),
] as const;

export type PenaltyReason = (typeof penaltyReasons)[number];

/** Points taken from every match of a memory or an entry, by a setting. */
export interface MatchPenalty {
  readonly reason: PenaltyReason;
  /** Whole percent points. */
  readonly points: number;
}

/** A match that is offered for a segment. */
export interface MemoryMatch<Entry extends MemoryEntry = MemoryEntry> {
  readonly entry: Entry;
  /** Ready for the segment: with its codes and its numbers. */
  readonly target: InlineText;
  readonly rating: MatchRating;
  readonly penalties: readonly MatchPenalty[];
  /** The rate less the penalties, not below 0: what bands, thresholds and prices use. */
  readonly netRate: number;
  /** Position of its memory in the order of the project, starting at 0. */
  readonly memoryOrder: number;
}

export interface MatchOrigin {
  readonly penalties?: readonly MatchPenalty[];
  readonly memoryOrder?: number;
}

export function memoryMatch<Entry extends MemoryEntry>(
  segment: SourceInContext,
  entry: Entry,
  rating: MatchRating,
  { penalties = [], memoryOrder = 0 }: MatchOrigin = {},
): MemoryMatch<Entry> {
  const known = { source: entry.source, target: rating.replacedTarget ?? entry.target };
  const target = carryCodes(segment.source, known, rating.rate >= 100);
  return takePenalties(
    { entry, target, rating, penalties: [], netRate: rating.rate, memoryOrder },
    penalties,
  );
}

/** The match with these penalties besides those it has; all of them are summed. */
export function takePenalties<Entry extends MemoryEntry>(
  match: MemoryMatch<Entry>,
  more: readonly MatchPenalty[],
): MemoryMatch<Entry> {
  const penalties = [...match.penalties, ...more];
  const points = penalties.reduce((sum, penalty) => sum + penalty.points, 0);
  return { ...match, penalties, netRate: Math.max(0, match.rating.rate - points) };
}

/** The best of the matches that were added: best first, of those with the same source and target only the best one. */
export class BestMatches<Entry extends MemoryEntry> {
  readonly #limit: number;
  readonly #matches: MemoryMatch<Entry>[] = [];
  /** The texts of each entry, which identify equal ones. */
  readonly #pairs: string[] = [];

  /** `limit`: how many are kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get matches(): readonly MemoryMatch<Entry>[] {
    return this.#matches;
  }

  /** The net rate that another one must have at least to be among them, 0 as long as there are fewer. */
  get leastRate(): number {
    return this.#matches[this.#limit - 1]?.netRate ?? 0;
  }

  add(match: MemoryMatch<Entry>): void {
    const last = this.#matches[this.#limit - 1];
    if (last !== undefined && compareMatches(last, match) <= 0) return;
    const pair = `${toMarkup(match.entry.source)}\u0000${toMarkup(match.target)}`;
    const same = this.#pairs.indexOf(pair);
    const worse = this.#matches[same];
    if (worse !== undefined) {
      if (compareMatches(worse, match) <= 0) return;
      this.#take(same);
    }
    const place = this.#matches.findLastIndex((better) => compareMatches(better, match) <= 0) + 1;
    this.#matches.splice(place, 0, match);
    this.#pairs.splice(place, 0, pair);
    if (this.#matches.length > this.#limit) this.#take(this.#limit);
  }

  #take(place: number): void {
    this.#matches.splice(place, 1);
    this.#pairs.splice(place, 1);
  }
}

/** Best first; of matches with the same source and target only the best one; `limit` at most. */
export function rankMatches<Entry extends MemoryEntry>(
  matches: Iterable<MemoryMatch<Entry>>,
  limit: number,
): readonly MemoryMatch<Entry>[] {
  const best = new BestMatches<Entry>(limit);
  for (const match of matches) best.add(match);
  return best.matches;
}

/**
 * Net rate, gross rate, stored before auto-replaced, what is written most alike, order of the memories, the higher
 * layer, then the newest; the id makes the order of equals the same every time.
 */
export function compareMatches(a: MemoryMatch, b: MemoryMatch): number {
  return (
    b.netRate - a.netRate ||
    b.rating.rate - a.rating.rate ||
    Number(a.rating.replacedTarget !== undefined) - Number(b.rating.replacedTarget !== undefined) ||
    a.rating.otherCharacters - b.rating.otherCharacters ||
    a.memoryOrder - b.memoryOrder ||
    compareLayers(b.entry.layer ?? 'approved', a.entry.layer ?? 'approved') ||
    compareText(b.entry.changedAt ?? '', a.entry.changedAt ?? '') ||
    compareText(a.entry.id, b.entry.id)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
