import type { RequestOf } from '@transloom/contracts/endpoint';
import type { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

type Api = typeof segmentStepsApi;

export const findText = (input: RequestOf<Api['findText']>) =>
  callApi(endpoints.segmentSteps.findText, input);

export const replaceText = (input: RequestOf<Api['replaceText']>) =>
  callApi(endpoints.segmentSteps.replaceText, input);

export const stepSegments = (input: RequestOf<Api['stepSegments']>) =>
  callApi(endpoints.segmentSteps.stepSegments, input);
