import type { FeedbackKind } from '@transloom/contracts/help';
import type { Db } from '../../platform/db/database.ts';

export interface NewFeedback {
  readonly feedbackId: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly kind: FeedbackKind;
  readonly message: string;
  readonly page: string;
  readonly contact: string;
  readonly version: string;
  readonly browser: string;
  readonly language: string;
  readonly createdAt: Date;
}

export async function insertFeedback(db: Db, feedback: NewFeedback): Promise<void> {
  await db.insertInto('feedback').values(feedback).execute();
}

export interface FeedbackPage {
  readonly state: 'open' | 'handled' | 'all';
  readonly offset: number;
  readonly count: number;
}

/** Reports of all organizations, newest first, with the names of who sent them. In a transaction of the system. */
export async function selectFeedback(db: Db, { state, offset, count }: FeedbackPage) {
  const wanted = inState(db, state);
  const { total } = await wanted
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const records = await withNames(wanted)
    .orderBy('feedback.createdAt', 'desc')
    .orderBy('feedback.feedbackId')
    .limit(count)
    .offset(offset)
    .execute();
  return { records, total };
}

/** Undefined if there is no such report. */
export async function updateHandled(db: Db, feedbackId: string, handledAt: Date | null) {
  await db.updateTable('feedback').set({ handledAt }).where('feedbackId', '=', feedbackId).execute();
  return withNames(inState(db, 'all')).where('feedback.feedbackId', '=', feedbackId).executeTakeFirst();
}

function inState(db: Db, state: FeedbackPage['state']) {
  const all = db.selectFrom('feedback');
  if (state === 'all') return all;
  return all.where('handledAt', state === 'handled' ? 'is not' : 'is', null);
}

function withNames(feedback: ReturnType<typeof inState>) {
  return feedback
    .leftJoin('userAccount', 'userAccount.userId', 'feedback.userId')
    .leftJoin('organization', 'organization.organizationId', 'feedback.organizationId')
    .selectAll('feedback')
    .select(['userAccount.username', 'organization.name as organizationName']);
}

export type FeedbackRow = Awaited<ReturnType<typeof selectFeedback>>['records'][number];
