import { statisticsDownload } from './export-statistics.ts';

export const statisticsJobs = [statisticsDownload.job];
