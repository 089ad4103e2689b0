export type Risk = 'high' | 'low';

/** A machine translation and its automatic score in whole percent. */
interface Scored {
  readonly score: number | null;
  readonly origin: string;
}

/** The risk of a machine translation by its score (D3.5); undefined where the project does not score, or it has none. */
export function riskOf({ score, origin }: Scored, threshold: number | null): Risk | undefined {
  if (score === null || threshold === null || origin !== 'engine') return undefined;
  return score < threshold ? 'high' : 'low';
}
