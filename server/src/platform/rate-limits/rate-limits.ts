/** At most `limit` tries of one subject in any `windowSeconds`. */
export interface RateRule {
  /** `domain.what-is-counted` */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** A try of one subject. */
export interface RateTry {
  readonly rule: RateRule;
  readonly subject: string;
  /** How many tries it counts as, 1 by default; never more than all of them, so that it is not refused for ever. */
  readonly weight?: number;
}

/** Counts of tries, exact over all processes. They commit at once: a request that fails was tried all the same. */
export interface RateLimits {
  /** Counts a try. @throws {AppError} request.too-frequent {seconds}; a refused try does not count */
  take(rule: RateRule, subject: string): Promise<void>;
  /** Counts all of these tries, or none: then the first that is refused, and the seconds until it is not. */
  takeAll(tries: readonly RateTry[]): Promise<RefusedTry | undefined>;
  /** Tries in the window, and seconds until one more is allowed (0: now). */
  look(rule: RateRule, subject: string): Promise<RateState>;
  /** Forgets the tries, such as after a right password. */
  clear(rule: RateRule, subject: string): Promise<void>;
}

export interface RefusedTry {
  readonly rule: RateRule;
  readonly waitSeconds: number;
}

export interface RateState {
  readonly tries: number;
  readonly waitSeconds: number;
}
