/** At most `limit` tries of one subject in any `windowSeconds`. */
export interface RateRule {
  /** `domain.what-is-counted` */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts of tries, exact over all processes. They commit at once: a request that fails was tried all the same. */
export interface RateLimits {
  /** Counts a try. @throws {AppError} request.too-frequent {seconds}; a refused try does not count */
  take(rule: RateRule, subject: string): Promise<void>;
  /** Counts a try and gives the number of tries in the window, this one included; refuses nothing. */
  add(rule: RateRule, subject: string): Promise<number>;
  /** Tries in the window, and seconds until one more is allowed (0: now). */
  look(rule: RateRule, subject: string): Promise<RateState>;
  /** Forgets the tries, such as after a right password. */
  clear(rule: RateRule, subject: string): Promise<void>;
}

export interface RateState {
  readonly tries: number;
  readonly waitSeconds: number;
}
