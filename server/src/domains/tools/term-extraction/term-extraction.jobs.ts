import { termExtraction } from './term-extraction.ts';

export const termExtractionJobs = termExtraction.jobs;
