import { failureSchema } from '@transloom/contracts/jobs';
import type { WorkStatus } from '@transloom/contracts/work';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Work } from '../../platform/db/tables.generated.ts';
import type { NoticeKind } from '../messages/notice-kinds.ts';
import { notify } from '../messages/notify.ts';
import { findPeople } from '../users/find-user.ts';
import { statusOf } from './work.store.ts';
import type { AnyWorkDefinition } from './work-definition.ts';
import { runningWork } from './work-record.ts';

/** A person who stopped work knows that it has ended. */
const kinds: Readonly<Partial<Record<WorkStatus, NoticeKind>>> = {
  done: 'work-done',
  failed: 'work-failed',
  paused: 'work-paused',
};

/** Notifies the owner of work that is done, has failed or is paused. An owner who has left the organization gets no notice. */
export async function notifyOwner(
  context: Context,
  definition: AnyWorkDefinition,
  work: Selectable<Work>,
): Promise<void> {
  const kind = kinds[statusOf(work)];
  const { notice } = definition;
  if (kind === undefined || notice === undefined) return;
  const members = await findPeople(context.db, [work.ownerId]);
  const failure = failureSchema.nullable().parse(work.failure);
  await notify(context, {
    kind,
    to: [...members.keys()],
    params: {
      work: { word: `work.${notice.word}` },
      name: work.name,
      ...(failure === null ? {} : { reason: { failure } }),
    },
    link: notice.link(runningWork(definition, work)),
    key: `work ${work.id} ${work.jobId}`,
  });
}
