import { polish } from './polish.ts';

export const polishJobs = polish.jobs;
