import type { WorkContract } from '@transloom/contracts/work';
import type { z } from 'zod';
import { type Route, route } from '../../platform/http/route.ts';
import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { workChanged } from './announce-work.ts';
import { billingCharges } from './billing-charges.ts';
import { exportWork, type WorkExport, workDownload } from './export-work.ts';
import { failWork } from './fail-work.ts';
import { continueWork } from './move-work.ts';
import { runWork } from './run-work.ts';
import type { WorkCharges } from './work-charges.ts';
import type { WorkDefinition } from './work-definition.ts';
import { jobOfWork, type WorkKind } from './work-kind.ts';
import { workRoutes } from './work-routes.ts';

export interface DefinedWork extends WorkKind {
  /** Routes of all endpoints of the kind's contract. */
  readonly routes: readonly Route[];
  readonly jobs: readonly BoundJob[];
}

/**
 * A kind of long work: the definition says what it costs and which steps it takes; list, show, price, create, stop,
 * resume, retry, delete, the job behind it, its quota and its live news follow from that.
 */
export function defineWork<Options extends z.ZodType, Result extends z.ZodType, State, Choice>(
  definition: WorkDefinition<z.output<Options>, State, z.input<Result>> & {
    readonly contract: WorkContract<Options, Result>;
    readonly exported?: WorkExport<z.output<Options>, State, z.output<Result>, Choice>;
  },
  charges: WorkCharges = billingCharges,
): DefinedWork {
  const { exported } = definition;
  const kind: WorkKind = { definition, charges, job: jobOfWork(definition) };
  const run = handleJob(kind.job, (job, payload) => runWork(kind, job, payload), {
    announce: ({ workId }, actor) => [workChanged(definition, { workId, actor })],
    afterFailure: (context, { workId }, failure) => failWork(context, kind, { workId, failure }),
    retry: (context, { workId }) => continueWork(context, kind, { workId, move: 'retry' }),
  });
  if (exported === undefined) return { ...kind, routes: workRoutes(kind), jobs: [run] };
  const download = workDownload(definition, exported);
  const exportRoute = route(exported.endpoint, (context, wanted) =>
    exportWork(context, kind, { ...wanted, download }),
  );
  return { ...kind, routes: [...workRoutes(kind), exportRoute], jobs: [run, download.job] };
}
