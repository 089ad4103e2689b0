import type { Config } from './config.ts';

export interface StartOptions {
  readonly config: Config;
  /** Fills in the demo organization where it is missing. */
  readonly demo: boolean;
}

/** Signs one of the demo's people in, once. */
export interface DemoLink {
  readonly username: string;
  readonly role: string;
  readonly link: string;
}

export interface RunningProduct {
  /** Where a browser on this machine finds it, such as `http://localhost:3000`. */
  readonly address: string;
  /** Signs the administrator in, once. Absent when it has been used. */
  readonly signInLink?: string;
  /** Ways into the demo, each for one sign-in. */
  readonly demoLinks?: readonly DemoLink[];
  /** Finishes what is running, within 30 s, and stops the API, the worker and the database, in this order. */
  stop(): Promise<void>;
}
