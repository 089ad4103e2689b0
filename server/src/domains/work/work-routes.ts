import type { AnyWork, WorkContract } from '@transloom/contracts/work';
import type { Context, LongContext } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { createWork } from './create-work.ts';
import { deleteWork } from './delete-work.ts';
import { listWork } from './list-work.ts';
import { continueWork, stopWork } from './move-work.ts';
import { renameWork } from './rename-work.ts';
import { requireWork } from './require-work.ts';
import type { WorkKind } from './work-kind.ts';
import { shownWork } from './work-record.ts';

/** The endpoints that each kind of work has. */
export function workRoutes(kind: WorkKind): readonly Route[] {
  const { definition } = kind;
  const endpoints: WorkContract['endpoints'] = definition.contract.endpoints;
  return [
    route(endpoints.listWork, (context, filter) => listWork(context, kind, filter)),
    route(endpoints.work, (context, { workId }) => showWork(context, kind, workId)),
    route(endpoints.priceWork, (context, { options }) => definition.price(context, options)),
    route(endpoints.createWork, (context, { options }) => priceAndCreate(context, kind, options)),
    route(endpoints.stopWork, async (context, { workId }) => {
      await stopWork(context, kind, workId);
      return showWork(context, kind, workId);
    }),
    route(endpoints.resumeWork, async (context, { workId }) => {
      await continueWork(context, kind, { workId, move: 'resume' });
      return showWork(context, kind, workId);
    }),
    route(endpoints.retryWork, async (context, { workId }) => {
      await continueWork(context, kind, { workId, move: 'retry' });
      return showWork(context, kind, workId);
    }),
    route(endpoints.renameWork, async (context, { workId, name }) => {
      await renameWork(context, kind, { workId, name });
      return showWork(context, kind, workId);
    }),
    route(endpoints.deleteWork, async (context, { workId }) => {
      await deleteWork(context, kind, workId);
      return null;
    }),
  ];
}

/** @throws {AppError} resource.not-found */
export async function showWork(context: Context, { definition }: WorkKind, workId: string): Promise<AnyWork> {
  const row = await requireWork(context, definition, workId);
  const [work] = await shownWork(context, definition, [row]);
  if (work === undefined) throw new Error('a row of work has no description');
  return work;
}

/** The price is worked out before the transaction: it may read files. */
async function priceAndCreate(context: LongContext, kind: WorkKind, options: unknown): Promise<AnyWork> {
  const price = await kind.definition.price(context, options);
  return context.transact(async (transaction) => {
    const workId = await createWork(transaction, kind, { options, price });
    return showWork(transaction, kind, workId);
  });
}
