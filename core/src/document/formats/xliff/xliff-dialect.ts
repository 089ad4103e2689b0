import type { Splice } from '../../../text/splice-text.ts';
import type { InlinePiece } from '../../bilingual/inline-piece.ts';
import type { TargetChange, WrittenState } from '../../bilingual/target-change.ts';
import type { TargetState } from '../../document-format.ts';
import type { TransUnit } from './trans-unit.ts';

/** A translation as a dialect describes it. */
export interface TargetFacts {
  readonly targetState?: TargetState;
  readonly locked?: boolean;
}

/** What is new about the targets of a unit. */
export interface UnitChange {
  /** Those that changed; the id is absent where the unit is not segmented. */
  readonly segments: readonly (TargetChange & { readonly id?: string })[];
  /** How far the unit is as a whole, with what did not change. */
  readonly state: WrittenState;
}

/** How a program that writes XLIFF 1.2 says what XLIFF has no words for. */
export interface XliffDialect {
  /** `segment` is absent where the unit is not segmented. */
  readonly factsOf: (unit: TransUnit, segment?: string) => TargetFacts;
  /** Says how far the unit, or its segments, are now. */
  readonly markStates: (unit: TransUnit, change: UnitChange) => readonly (Splice | undefined)[];
  /** The `state` of a target that was not there before. */
  readonly newState?: (state: WrittenState) => string;
  /** Codes that are written as text. */
  readonly splitText?: (text: string) => readonly InlinePiece[];
}
