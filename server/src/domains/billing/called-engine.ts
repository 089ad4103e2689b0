/** What is added to the month of an engine. */
export interface EngineCalls {
  readonly calls: number;
  readonly failures: number;
  /** Characters it had answered before, so that nobody was asked. */
  readonly knownCharacters: number;
  readonly tokensRead: number;
  readonly tokensWritten: number;
}

/** The engine as it is called now, and whose it is; null: the organization's. */
export interface CalledEngine {
  readonly engineKey: string;
  readonly engineName: string;
  readonly ownerId: string | null;
}
