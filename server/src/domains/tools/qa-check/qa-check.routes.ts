import { qaCheckApi } from '@transloom/contracts/qa-check';
import { type Route, route } from '../../../platform/http/route.ts';
import { checkAgain } from './check-again.ts';
import { correctSegment } from './correcting/correct-segment.ts';
import { fixIssues, previewFixes } from './correcting/fix-issues.ts';
import { qaCheck } from './qa-check.ts';
import { checkSummary } from './segments/check-summary.ts';
import { ignoreCheckedIssues, unignoreCheckedIssues } from './segments/ignore-checked-issues.ts';
import { listCheckedSegments } from './segments/list-checked-segments.ts';
import { markCheckedSegment } from './segments/mark-checked-segment.ts';

export const qaCheckRoutes: readonly Route[] = [
  ...qaCheck.routes,
  route(qaCheckApi.checkSummary, checkSummary),
  route(qaCheckApi.listCheckedSegments, listCheckedSegments),
  route(qaCheckApi.ignoreCheckedIssues, ignoreCheckedIssues),
  route(qaCheckApi.unignoreCheckedIssues, unignoreCheckedIssues),
  route(qaCheckApi.markCheckedSegment, markCheckedSegment),
  route(qaCheckApi.correctSegment, correctSegment),
  route(qaCheckApi.previewFixes, previewFixes),
  route(qaCheckApi.fixIssues, fixIssues),
  route(qaCheckApi.checkAgain, checkAgain),
];
