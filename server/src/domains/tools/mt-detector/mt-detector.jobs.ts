import { mtDetector } from './mt-detector.ts';

export const mtDetectorJobs = mtDetector.jobs;
