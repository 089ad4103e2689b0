import type { Splice } from '../../../text/splice-text.ts';
import type { InlinePiece } from '../../bilingual/inline-piece.ts';
import type { TargetState } from '../../document-format.ts';
import type { TransUnit } from './trans-unit.ts';

/** A translation as a dialect describes it. */
export interface TargetFacts {
  readonly targetState?: TargetState;
  readonly locked?: boolean;
}

/** How a program that writes XLIFF 1.2 says what XLIFF has no words for. */
export interface XliffDialect {
  /** `segment` is absent where the unit is not segmented. */
  readonly factsOf: (unit: TransUnit, segment?: string) => TargetFacts;
  /** Says that the unit, or these segments of it, have been translated. */
  readonly markTranslated: (unit: TransUnit, segments: readonly string[]) => readonly (Splice | undefined)[];
  /** The `state` a target gets that was not there before. */
  readonly newState?: string;
  /** Codes that are written as text. */
  readonly splitText?: (text: string) => readonly InlinePiece[];
}
