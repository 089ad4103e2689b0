import type { ProcessMode } from './task-state.ts';

/** What decides who may change a segment, in the order in which it is asked. */
export interface SegmentStanding {
  readonly archived: boolean;
  readonly locked: boolean;
  readonly mayUnlock: boolean;
  readonly isManager: boolean;
  /** The stage of the working task of this person on the segment's part, from 1; undefined without one. */
  readonly ownStage: number | undefined;
  readonly mode: ProcessMode;
  /** The highest stage that confirmed the segment, from 1; 0 where none has. */
  readonly confirmedStage: number;
  /** A project without tasks that is open to all members, for somebody who may edit segments. */
  readonly openToAll: boolean;
}

export type SegmentRefusal =
  | 'segment.archived'
  | 'segment.locked'
  | 'segment.confirmed-later'
  | 'segment.earlier-stage-open'
  | 'segment.not-yours';

/** Why somebody may not change a segment; undefined where they may. */
export function refuseSegmentChange(standing: SegmentStanding): SegmentRefusal | undefined {
  if (standing.archived) return 'segment.archived';
  if (standing.locked) return standing.mayUnlock ? undefined : 'segment.locked';
  if (standing.isManager) return undefined;
  if (standing.ownStage !== undefined) return refuseAtStage(standing, standing.ownStage);
  return standing.openToAll ? undefined : 'segment.not-yours';
}

function refuseAtStage({ mode, confirmedStage }: SegmentStanding, stage: number): SegmentRefusal | undefined {
  if (confirmedStage > stage) return 'segment.confirmed-later';
  return mode === 'together' && confirmedStage < stage - 1 ? 'segment.earlier-stage-open' : undefined;
}

/** The confirmed stage after somebody at `stage` edits the text of a segment without confirming it. */
export function stageAfterEdit(confirmedStage: number, stage: number): number {
  return Math.min(confirmedStage, stage - 1);
}
