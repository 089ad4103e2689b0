import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { route } from '../../../platform/http/route.ts';
import { confirmSegments } from './confirm-segments.ts';
import { editSource } from './edit-source.ts';
import { fillTags } from './fill-tags.ts';
import { lockSegments, requestUnlock } from './lock-segments.ts';
import { changeMode, equalSegments, propagateSegment, revokeStep } from './propagate.ts';
import { mergeSegments, splitSegment } from './reshape-segments.ts';

export const segmentWorkRoutes = [
  route(segmentWorkApi.splitSegment, splitSegment),
  route(segmentWorkApi.mergeSegments, mergeSegments),
  route(segmentWorkApi.fillTags, fillTags),
  route(segmentWorkApi.lockSegments, lockSegments),
  route(segmentWorkApi.requestUnlock, requestUnlock),
  route(segmentWorkApi.editSource, editSource),
  route(segmentWorkApi.confirmSegments, confirmSegments),
  route(segmentWorkApi.equalSegments, equalSegments),
  route(segmentWorkApi.propagateSegment, propagateSegment),
  route(segmentWorkApi.revokeStep, revokeStep),
  route(segmentWorkApi.changeMode, changeMode),
];
