import type { Failure } from '@transloom/contracts/jobs';
import type { DetectorOptions, mtDetectorContract } from '@transloom/contracts/mt-detector';
import { type Sample, sampleSegments } from '@transloom/core/detection/sample-segments';
import type { z } from 'zod';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { clearDetected, insertDetected } from './detected-segments.store.ts';
import { readPairs, type TextPair } from './read-pairs.ts';

export interface DetectorState {
  readonly segments: number;
  readonly short: number;
  readonly engines: {
    engineKey: string;
    name: string;
    failure: Failure | null;
  }[];
  readonly sampled: boolean;
}
export type DetectorStep = StepContext<DetectorOptions, DetectorState>;
export type DetectorResult = z.input<typeof mtDetectorContract.result>;

/** Shorter translations of people and engines are often the same. */
const fewestTokens = 10;

export function sampleOf(
  pairs: readonly TextPair[],
  { rate, withoutShort }: Pick<DetectorOptions, 'rate' | 'withoutShort'>,
): Sample<TextPair> {
  return sampleSegments(pairs, { rate, fewestTokens: withoutShort ? fewestTokens : 0 });
}

/** Reads the translations and keeps a sample of them; a sample that stands already stays. */
export async function samplePairs(step: DetectorStep): Promise<StepEnd<DetectorState, DetectorResult>> {
  const { workId, options, state } = step.work;
  if (state.sampled) return { state };
  await step.progress(0, 0, 'read');
  const pairs = await readPairs(step, options);
  const { sampled, short } = sampleOf(pairs, options);
  return {
    state: { segments: pairs.length, short, engines: [], sampled: true },
    counts: { segments: pairs.length, sampled: sampled.length },
    write: async ({ db, actor: { organizationId } }) => {
      await clearDetected(db, workId);
      await insertDetected(db, { workId, organizationId }, sampled);
    },
  };
}
