import type { pretranslationEstimateContract } from '@transloom/contracts/pretranslation-estimates';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { type OptionsIn, workKind } from '../../../work/work-kind.ts';

/** Estimates of files that are to become documents, or of documents that are to be tried or read again. */
export const estimates = workKind<typeof pretranslationEstimateContract>({
  kind: 'pretranslation-estimate',
  run: ['project:newRouter', 'project:manage'],
  api: endpoints.pretranslationEstimates,
});

export type EstimateWish = OptionsIn<typeof pretranslationEstimateContract>;
