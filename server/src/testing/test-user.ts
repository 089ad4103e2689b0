import type { InterfaceLanguage } from '@transloom/contracts/answer';

/** Somebody with a browser: what a call needs to be theirs. */
export interface TestUser {
  readonly userId: string;
  readonly organizationId: string;
  readonly cookie: string;
  readonly csrfToken: string;
  /** Of the interface; English where it is not said. */
  readonly language?: InterfaceLanguage;
}
