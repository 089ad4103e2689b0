import type { EntryLayer } from '../entries/entry-layer.ts';
import type { MatchPenalty } from '../memory-match.ts';
import type { MatchRating } from './match-rate.ts';
import type { PenaltySettings } from './penalty-settings.ts';

/** Facts about an entry, besides its texts, that lower its value. */
export interface EntryStanding {
  readonly origin: 'human' | 'alignment' | 'machine-translation' | 'import';
  readonly layer: EntryLayer;
  readonly changedAt: Date;
}

/** Penalties for the entry itself that are not zero; they add up. */
export function entryPenalties(
  { origin, layer, changedAt }: EntryStanding,
  settings: PenaltySettings,
  now: Date,
): readonly MatchPenalty[] {
  return taken([
    { reason: 'alignment', points: origin === 'alignment' ? settings.alignment : 0 },
    {
      reason: 'machine-translation',
      points: origin === 'machine-translation' ? settings.machineTranslation : 0,
    },
    { reason: 'draft', points: layer === 'draft' ? settings.draft : 0 },
    { reason: 'reviewed', points: layer === 'reviewed' ? settings.reviewed : 0 },
    { reason: 'age', points: changedAt < monthsBefore(now, settings.ageMonths) ? settings.age : 0 },
  ]);
}

/** Penalties for how the entry fits, beyond what the rate deducts for different codes and for replaced numbers. */
export function ratingPenalties(
  { differences, replacedTarget }: MatchRating,
  settings: PenaltySettings,
): readonly MatchPenalty[] {
  const otherCodes = differences.some(({ kind }) => kind === 'codes');
  return taken([
    { reason: 'other-codes', points: otherCodes ? settings.codes : 0 },
    { reason: 'auto-replaced', points: replacedTarget === undefined ? 0 : settings.autoReplaced },
  ]);
}

function taken(penalties: readonly MatchPenalty[]): readonly MatchPenalty[] {
  return penalties.filter(({ points }) => points > 0);
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
