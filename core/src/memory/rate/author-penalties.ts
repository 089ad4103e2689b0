import {
  type AuthorPenalty,
  type PenaltyChoices,
  type PenaltyLevel,
  penaltyLevels,
} from './penalty-settings.ts';

export interface AuthorPenaltyInForce extends AuthorPenalty {
  /** The level of the choice. */
  readonly from: PenaltyLevel;
}

/** The choice nearest to the memory for each author, by name; an author without a choice loses nothing. */
export function authorPenaltiesInForce(choices: PenaltyChoices): readonly AuthorPenaltyInForce[] {
  const inForce = new Map<string, AuthorPenaltyInForce>();
  for (const from of penaltyLevels.toReversed()) {
    for (const { author, points } of choices[from]?.authors ?? [])
      inForce.set(authorKey(author), { author, points, from });
  }
  return [...inForce].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, penalty]) => penalty);
}

/** The form in which names are compared. */
export function authorKey(author: string): string {
  return author.normalize('NFKC').trim().toLowerCase();
}
