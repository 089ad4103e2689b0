/** Where people decide how a text is split; plain values, as they are stored and sent. */
export interface SegmentationSettings {
  /** `paragraph`: a unit is one segment, whatever it says. */
  readonly mode: 'sentence' | 'paragraph';
  /** Whether the built-in rules decide where no own rule does; without them there is no break then. */
  readonly builtIn: boolean;
  /** Whether all groups that fit a language hold, in order, or only the first (SRX `cascade`). */
  readonly cascade: boolean;
  readonly groups: readonly RuleGroup[];
}

export interface RuleGroup {
  readonly name: string;
  /** Expression for the whole language tag, without regard to case, such as `en.*`; `.*` for all. */
  readonly languagePattern: string;
  readonly rules: readonly OwnRule[];
}

/** At a place where `before` fits what precedes it and `after` what follows it, there is a break or there is none. */
export interface OwnRule {
  readonly isBreak: boolean;
  /** Regular expressions in the manner of ICU; empty fits anything. */
  readonly before: string;
  readonly after: string;
}

export const defaultSegmentation: SegmentationSettings = {
  mode: 'sentence',
  builtIn: true,
  cascade: true,
  groups: [],
};

/** More are no rules of people. */
export const mostRules = 20_000;
