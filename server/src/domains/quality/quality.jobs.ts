import { issuesDownload } from './export-issues.ts';

export const qualityJobs = [issuesDownload.job];
