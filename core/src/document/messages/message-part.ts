import type { InlineToken } from '../inline-token.ts';

/** A branch of a choice: what is said where a number or a word is such. */
export interface MessageBranch {
  /** `one`, `=0`, `female`. */
  readonly key: string;
  /** The whole branch with its key; offsets are in the message. */
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
  readonly parts: readonly MessagePart[];
}

/** A place where a message says one of several things. */
export interface MessageChoice {
  readonly kind: 'choice';
  readonly start: number;
  readonly end: number;
  /** What is looked at, such as `count`. */
  readonly argument: string;
  /** Set where the branches are plural categories. */
  readonly plural?: Intl.PluralRuleType;
  readonly branches: readonly MessageBranch[];
}

/** A piece of a message as a format reads it. */
export type MessagePart = InlineToken | MessageChoice;
