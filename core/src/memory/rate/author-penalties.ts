import {
  type AuthorPenalty,
  type PenaltyChoices,
  type PenaltyLevel,
  penaltyLevels,
} from './penalty-settings.ts';

export interface AuthorPenaltyInForce extends AuthorPenalty {
  /** Where it was chosen. */
  readonly from: PenaltyLevel;
}

/** Of each author the choice nearest to the memory, by name; who chose nothing for an author takes nothing. */
export function authorPenaltiesInForce(choices: PenaltyChoices): readonly AuthorPenaltyInForce[] {
  const inForce = new Map<string, AuthorPenaltyInForce>();
  for (const from of penaltyLevels.toReversed()) {
    for (const { author, points } of choices[from]?.authors ?? [])
      inForce.set(authorKey(author), { author, points, from });
  }
  return [...inForce].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, penalty]) => penalty);
}

/** What names are compared by. */
export function authorKey(author: string): string {
  return author.normalize('NFKC').trim().toLowerCase();
}
