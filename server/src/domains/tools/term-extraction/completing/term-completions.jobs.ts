import { termCompletion } from './term-completion.ts';

export const termCompletionsJobs = termCompletion.jobs;
