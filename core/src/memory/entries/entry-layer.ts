import type { TargetState } from '../../document/document-format.ts';

/** Levels of review of an entry, the lowest first. */
export const entryLayers = ['draft', 'reviewed', 'approved'] as const;

export type EntryLayer = (typeof entryLayers)[number];

/** Above 0 where the first is higher. */
export function compareLayers(a: EntryLayer, b: EntryLayer): number {
  return entryLayers.indexOf(a) - entryLayers.indexOf(b);
}

export interface StageOfWork {
  /** Index of the stage in which a person confirmed the segment, starting at 0. */
  readonly stage: number;
  /** Stages of the work on it. */
  readonly stages: number;
}

/** The only stage of work: what is confirmed is done. */
export const onlyStage: StageOfWork = { stage: 0, stages: 1 };

/**
 * The last stage makes an entry approved, the first of several a draft, the stages between reviewed. No other code
 * decides this.
 */
export function layerOfStage({ stage, stages }: StageOfWork): EntryLayer {
  if (stage >= stages - 1) return 'approved';
  return stage <= 0 ? 'draft' : 'reviewed';
}

/**
 * The layer for the state of a translation in a file or a segment: a translator's confirmation is a draft until
 * somebody has reviewed it.
 */
export function layerOfState(state: TargetState): EntryLayer {
  return state === 'reviewed' ? 'reviewed' : 'draft';
}
