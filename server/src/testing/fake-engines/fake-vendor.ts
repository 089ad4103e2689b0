import type { FakeEngine } from './fake-engine.ts';

/** A vendor's fake with what connects to it: the conformance suite runs for each of these. */
export interface FakeVendor {
  readonly id: string;
  /** Beside `baseUrl`: keys the fake takes, and what else the vendor needs. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of the settings without which the vendor cannot be connected. */
  readonly needs: readonly string[];
  /** Whether requests carry a time that the vendor checks. */
  readonly checksClock?: true;
  /** Whether it writes bit by bit where that is asked for. */
  readonly streams?: true;
  /** Where it cannot translate English to Spanish; Chinese is one of the two. */
  readonly languages?: { readonly source: string; readonly target: string };
  /** Languages of which it knows how readers are spoken to, where it is not those above. */
  readonly addressed?: { readonly sourceLanguage: string; readonly targetLanguage: string };
  start(): Promise<FakeEngine>;
}
