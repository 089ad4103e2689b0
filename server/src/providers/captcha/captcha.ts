/** A check that a person, or at least a patient machine, is there. */
export interface Captcha {
  /** Returns the data that the widget needs, bound to this browser. */
  createChallenge(browserId: string, now: Date): Promise<Record<string, unknown>>;
  /** Returns the solved challenge, or undefined for a wrong solution. The caller checks whether it was used before. */
  verify(solution: string, browserId: string, now: Date): Promise<SolvedChallenge | undefined>;
}

export interface SolvedChallenge {
  /** The same for every copy of the solution. */
  readonly id: string;
  readonly expiresAt: Date;
}
