import { intelligentCheck } from './intelligent-check.ts';

export const intelligentChecksJobs = intelligentCheck.jobs;
