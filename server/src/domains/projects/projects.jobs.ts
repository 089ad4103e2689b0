import type { BoundJob } from '../../platform/queue/handle-job.ts';
import { postEditingDownload } from './export-post-editing.ts';
import { projectAnalyses } from './project-analyses.ts';
import { projectEstimates } from './project-estimates.ts';
import { projectPretranslations } from './project-pretranslations.ts';
import { projectScorings } from './project-scores.ts';

export const projectsJobs: readonly BoundJob[] = [
  ...projectEstimates.jobs,
  ...projectAnalyses.jobs,
  ...projectPretranslations.jobs,
  ...projectScorings.jobs,
  postEditingDownload.job,
];
