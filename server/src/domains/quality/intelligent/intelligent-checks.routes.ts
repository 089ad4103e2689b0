import { intelligentChecksApi } from '@transloom/contracts/intelligent-checks';
import { type Route, route } from '../../../platform/http/route.ts';
import { documentJudgments } from './document-judgments.ts';
import { intelligentCheck } from './intelligent-check.ts';

export const intelligentChecksRoutes: readonly Route[] = [
  ...intelligentCheck.routes,
  route(intelligentChecksApi.documentJudgments, documentJudgments),
];
