import type { RequestOf } from '@transloom/contracts/endpoint';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

type Work = typeof segmentWorkApi;

export const splitSegment = (input: RequestOf<Work['splitSegment']>) =>
  callApi(endpoints.segmentWork.splitSegment, input);

export const mergeSegments = (input: RequestOf<Work['mergeSegments']>) =>
  callApi(endpoints.segmentWork.mergeSegments, input);

export const fillTags = (input: RequestOf<Work['fillTags']>) =>
  callApi(endpoints.segmentWork.fillTags, input);

export const lockSegments = (input: RequestOf<Work['lockSegments']>) =>
  callApi(endpoints.segmentWork.lockSegments, input);

export const requestUnlock = (input: RequestOf<Work['requestUnlock']>) =>
  callApi(endpoints.segmentWork.requestUnlock, input);

export const editSource = (input: RequestOf<Work['editSource']>) =>
  callApi(endpoints.segmentWork.editSource, input);

export const confirmPage = (input: RequestOf<Work['confirmSegments']>, signal: AbortSignal) =>
  callApi(endpoints.segmentWork.confirmSegments, input, { signal });

export const propagateSegment = (input: RequestOf<Work['propagateSegment']>) =>
  callApi(endpoints.segmentWork.propagateSegment, input);

export const findEqualSegments = (input: RequestOf<Work['equalSegments']>) =>
  callApi(endpoints.segmentWork.equalSegments, input);

export const revokeStep = (input: RequestOf<Work['revokeStep']>) =>
  callApi(endpoints.segmentWork.revokeStep, input);

export const changeMode = (input: RequestOf<Work['changeMode']>) =>
  callApi(endpoints.segmentWork.changeMode, input);
