import { defineFigure } from '../figures/figures.ts';

export const jobsEnded = defineFigure({
  name: 'jobs_ended_total',
  help: 'Background work that ended, by kind and how: succeeded, failed or cancelled',
  labels: ['kind', 'outcome'],
});

export const jobRuns = defineFigure({
  name: 'job_run_seconds',
  help: 'Time a run of background work took, by kind; one job may need several runs',
  labels: ['kind'],
});
