import { packageDownload } from './export-package.ts';
import { offlineImports } from './offline-imports.ts';

export const offlineJobs = [packageDownload.job, ...offlineImports.jobs];
