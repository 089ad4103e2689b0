import type { BoundJob } from '../../platform/queue/handle-job.ts';
import { memberDownload } from './export-members.ts';
import { memberImports } from './imports/member-imports.ts';

export const membersJobs: readonly BoundJob[] = [memberDownload.job, ...memberImports.jobs];
