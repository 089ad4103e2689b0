import { mtDetectorApi } from '@transloom/contracts/mt-detector';
import { type Route, route } from '../../../platform/http/route.ts';
import { detectedSegments } from './detected-segments.ts';
import { mtDetector } from './mt-detector.ts';
import { retryEngines } from './retry-engines.ts';

export const mtDetectorRoutes: readonly Route[] = [
  ...mtDetector.routes,
  route(mtDetectorApi.detectedSegments, detectedSegments),
  route(mtDetectorApi.retryEngines, retryEngines),
];
