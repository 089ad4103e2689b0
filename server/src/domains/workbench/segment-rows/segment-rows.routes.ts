import { segmentRowsApi } from '@transloom/contracts/segment-rows';
import { route } from '../../../platform/http/route.ts';
import { findSegments } from './find-segments.ts';
import { segmentIndex, segmentPeople } from './segment-index.ts';
import { removeSegmentView, saveSegmentView, segmentViews } from './segment-views.ts';

export const segmentRowsRoutes = [
  route(segmentRowsApi.segmentIndex, segmentIndex),
  route(segmentRowsApi.findSegments, findSegments),
  route(segmentRowsApi.segmentPeople, segmentPeople),
  route(segmentRowsApi.segmentViews, segmentViews),
  route(segmentRowsApi.saveSegmentView, saveSegmentView),
  route(segmentRowsApi.removeSegmentView, removeSegmentView),
];
