import { qaCheck } from './qa-check.ts';

export const qaCheckJobs = qaCheck.jobs;
