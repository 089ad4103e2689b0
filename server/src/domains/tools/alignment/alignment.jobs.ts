import { alignment } from './alignment.ts';

export const alignmentJobs = alignment.jobs;
