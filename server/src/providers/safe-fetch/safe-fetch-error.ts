/**
 * `not-allowed`: refused from the address as written, before anything was sent.
 * `unreachable`: also the answer when a name leads to a private address, so that nobody can map our network.
 */
export type SafeFetchRefusal = 'not-allowed' | 'unreachable' | 'timeout' | 'redirected' | 'too-large';

export class SafeFetchError extends Error {
  readonly reason: SafeFetchRefusal;
  /** For the log only; may tell what must not reach people. */
  readonly detail: string;

  constructor(reason: SafeFetchRefusal, detail: string) {
    super(reason);
    this.name = 'SafeFetchError';
    this.reason = reason;
    this.detail = detail;
  }
}
