import { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import {
  createDownload,
  type DownloadFile,
  failDownload,
  startDownload,
  storeDownload,
} from './make-download.ts';

interface DownloadDefinition<Wanted extends z.ZodType> {
  /** Name of the job, such as `terms.export-terms`. */
  readonly kind: string;
  /** What the file is made from. */
  readonly wanted: Wanted;
  readonly timeoutSeconds: number;
  /** Files made at once in one worker process. */
  readonly concurrency: number;
  /** Makes the file; may run twice. @throws {AppError} shown beside the download */
  write(job: JobContext, wanted: z.output<Wanted>): Promise<DownloadFile>;
}

export interface DefinedDownload<Wanted extends z.ZodType> {
  readonly job: BoundJob;
  /** Announces the file among the downloads of the actor and starts the job that makes it. */
  start(context: Context, title: string, wanted: z.input<Wanted>): Promise<{ readonly resourceId: string }>;
}

const payload = z.object({ resourceId: z.uuid(), wanted: z.unknown() });

/** A file that is made in the background and appears among the downloads of the person who asked for it. */
export function defineDownload<Wanted extends z.ZodType>({
  kind,
  wanted: wantedSchema,
  write,
  ...limits
}: DownloadDefinition<Wanted>): DefinedDownload<Wanted> {
  const whenRepeated = 'Writes the file again; the last one stays.';
  const jobKind = defineJob({ kind, payload, whenRepeated, retries: 2, ...limits });
  const run = async (
    job: JobContext,
    { resourceId, wanted }: z.output<typeof payload>,
  ): Promise<LastWrite> => {
    await job.transact((context) => startDownload(context, resourceId));
    return storeDownload(job, { resourceId, ...(await write(job, wantedSchema.parse(wanted))) });
  };
  return {
    job: handleJob(jobKind, run, {
      afterFailure: (context, { resourceId }, failure) => failDownload(context, { resourceId, failure }),
      retry: 'again',
    }),
    async start(context, title, wanted) {
      const resourceId = await createDownload(context, { title });
      await context.enqueue(jobKind, { resourceId, wanted });
      return { resourceId };
    },
  };
}
