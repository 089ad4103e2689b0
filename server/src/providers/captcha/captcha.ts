/** A check that a person, or at least a patient machine, is there. */
export interface Captcha {
  /** What the widget needs, bound to this browser. */
  createChallenge(browserId: string, now: Date): Promise<Record<string, unknown>>;
  /** What a solution proves, or undefined where it proves nothing. Whether it was used before is the caller's to know. */
  verify(solution: string, browserId: string, now: Date): Promise<SolvedChallenge | undefined>;
}

export interface SolvedChallenge {
  /** The same for every copy of the solution. */
  readonly id: string;
  readonly expiresAt: Date;
}
