import type { JobContext } from '../../platform/context.ts';

/** Reports bytes that have arrived, once for each percent of `total`: they arrive faster than anybody reads. */
export function arrivalReporter(job: JobContext, total: number): (bytes: number) => void {
  let reported = -1;
  return (bytes) => {
    const percent = Math.floor((bytes / total) * 100);
    if (percent === reported) return;
    reported = percent;
    void job
      .progress(bytes, total)
      .catch((error: unknown) => job.log.warn({ error }, 'progress could not be stored'));
  };
}
