import { qualityApi } from '@transloom/contracts/quality';
import { route } from '../../platform/http/route.ts';
import { documentIssues, documentQuality } from './document-quality.ts';
import { exportIssues } from './export-issues.ts';
import { ignoreIssue, unignoreIssue } from './ignore-issues.ts';
import {
  addQualityPattern,
  changeQualityPattern,
  deleteQualityPattern,
  qualityPatterns,
} from './quality-patterns.ts';

export const qualityRoutes = [
  route(qualityApi.documentQuality, documentQuality),
  route(qualityApi.documentIssues, documentIssues),
  route(qualityApi.ignoreIssue, ignoreIssue),
  route(qualityApi.unignoreIssue, unignoreIssue),
  route(qualityApi.exportIssues, exportIssues),
  route(qualityApi.qualityPatterns, qualityPatterns),
  route(qualityApi.addQualityPattern, addQualityPattern),
  route(qualityApi.changeQualityPattern, changeQualityPattern),
  route(qualityApi.deleteQualityPattern, deleteQualityPattern),
];
