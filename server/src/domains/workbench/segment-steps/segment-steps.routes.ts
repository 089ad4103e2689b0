import { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { route } from '../../../platform/http/route.ts';
import { findText } from './find-text.ts';
import { replaceText } from './replace-text.ts';
import { stepSegments } from './step-segments.ts';

export const segmentStepsRoutes = [
  route(segmentStepsApi.stepSegments, stepSegments),
  route(segmentStepsApi.findText, findText),
  route(segmentStepsApi.replaceText, replaceText),
];
