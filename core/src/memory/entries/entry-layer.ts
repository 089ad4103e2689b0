import type { TargetState } from '../../document/document-format.ts';

/** How far people have gone through an entry, the lowest first. */
export const entryLayers = ['draft', 'reviewed', 'approved'] as const;

export type EntryLayer = (typeof entryLayers)[number];

/** Above 0 where the first is higher. */
export function compareLayers(a: EntryLayer, b: EntryLayer): number {
  return entryLayers.indexOf(a) - entryLayers.indexOf(b);
}

export interface StageOfWork {
  /** Of the stage in which a person confirmed a segment, 0 first. */
  readonly stage: number;
  /** Stages of the work on it. */
  readonly stages: number;
}

/** The only stage of work: what is confirmed is done. */
export const onlyStage: StageOfWork = { stage: 0, stages: 1 };

/**
 * What is confirmed in the last stage is approved, in the first of several a draft, between them reviewed.
 * The one place that says so.
 */
export function layerOfStage({ stage, stages }: StageOfWork): EntryLayer {
  if (stage >= stages - 1) return 'approved';
  return stage <= 0 ? 'draft' : 'reviewed';
}

/**
 * What a file or a segment says of a translation: what a translator confirmed is a draft until somebody has reviewed it.
 */
export function layerOfState(state: TargetState): EntryLayer {
  return state === 'reviewed' ? 'reviewed' : 'draft';
}
