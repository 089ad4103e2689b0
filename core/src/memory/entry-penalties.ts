import type { MatchPenalty } from './memory-match.ts';

/** What is known of an entry besides its texts that makes it worth less. */
export interface EntryStanding {
  readonly origin: 'human' | 'alignment' | 'machine-translation' | 'import';
  readonly layer: 'draft' | 'reviewed' | 'approved';
  readonly changedAt: Date;
}

/** Points taken for it, whole percent. */
export interface StandingPenalties {
  readonly alignment: number;
  readonly machineTranslation: number;
  readonly draft: number;
  /** For entries nobody has changed for so many days; absent: age does not count. */
  readonly age?: { readonly days: number; readonly points: number };
}

export const defaultStandingPenalties: StandingPenalties = { alignment: 2, machineTranslation: 3, draft: 0 };

const dayMs = 24 * 60 * 60 * 1000;

/** Only what takes points; several add up. */
export function entryPenalties(
  { origin, layer, changedAt }: EntryStanding,
  penalties: StandingPenalties,
  now: Date,
): readonly MatchPenalty[] {
  const days = (now.getTime() - changedAt.getTime()) / dayMs;
  const { alignment, machineTranslation, draft, age } = penalties;
  const taken: readonly MatchPenalty[] = [
    { reason: 'alignment', points: origin === 'alignment' ? alignment : 0 },
    { reason: 'machine-translation', points: origin === 'machine-translation' ? machineTranslation : 0 },
    { reason: 'layer', points: layer === 'draft' ? draft : 0 },
    { reason: 'age', points: age !== undefined && days > age.days ? age.points : 0 },
  ];
  return taken.filter(({ points }) => points > 0);
}
