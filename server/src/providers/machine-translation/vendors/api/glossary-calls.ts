import type { GivenTerm } from '../../vendor-glossaries.ts';

export interface GlossaryRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How a vendor is asked for its lists of terms. */
export interface GlossaryCall<Settings> {
  readonly settings: Settings;
  now(): Date;
  /** The body of the answer; undefined where there is no such thing. @throws {EngineError} */
  send(request: GlossaryRequest): Promise<unknown>;
  /** Waits until what was asked for may be done. */
  wait(): Promise<void>;
}

/** Terms in the vendor's own codes of the languages. */
export interface GlossaryContent {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly terms: readonly GivenTerm[];
}

/** The requests that make, look for and delete a list of terms at a vendor. */
export interface ApiGlossaries<Settings> {
  /** Whether one can be made with these settings. */
  fits(settings: Settings): boolean;
  create(call: GlossaryCall<Settings>, content: GlossaryContent): Promise<string>;
  exists(call: GlossaryCall<Settings>, id: string): Promise<boolean>;
  remove(call: GlossaryCall<Settings>, id: string): Promise<void>;
}
