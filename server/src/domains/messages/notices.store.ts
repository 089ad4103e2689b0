import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { interfaceLanguages } from '@transloom/contracts/answer';
import { noticeActionSchema } from '@transloom/contracts/messages';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

export type Texts = Readonly<Record<InterfaceLanguage, string>>;

export interface StoredNotice {
  readonly noticeId: string;
  readonly title: Texts;
  readonly text: Texts;
  readonly action: z.infer<typeof noticeActionSchema>;
  readonly link: string | null;
  readonly navigationVersion: string;
  readonly createdAt: Date;
}

const textsSchema = z.record(z.enum(interfaceLanguages), z.string());

export async function insertNotice(db: Db, { title, text, ...notice }: StoredNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ ...notice, title: JSON.stringify(title), text: JSON.stringify(text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest without pop-ups, newest first. */
export async function selectNotices(db: Db, count: number): Promise<StoredNotice[]> {
  const rows = await db
    .selectFrom('notice')
    .selectAll()
    .where('action', '!=', 'POPUP')
    .orderBy('createdAt', 'desc')
    .limit(count)
    .execute();
  return rows.map(storedNotice);
}

/** All with the number of people who have closed them, newest first; `db` belongs to the system. */
export async function selectAllNotices(
  db: Db,
  count: number,
): Promise<readonly (StoredNotice & { readonly closed: number })[]> {
  const rows = await db
    .selectFrom('notice')
    .selectAll('notice')
    .select((row) =>
      row
        .selectFrom('closedPopup')
        .whereRef('closedPopup.noticeId', '=', 'notice.noticeId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('closed'),
    )
    .orderBy('createdAt', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ closed, ...row }) => ({ ...storedNotice(row), closed: Number(closed) }));
}

/** The oldest pop-up that the person has not closed. */
export async function selectOpenPopup(db: Db, userId: string): Promise<StoredNotice | undefined> {
  const row = await db
    .selectFrom('notice')
    .selectAll('notice')
    .where('action', '=', 'POPUP')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closedPopup')
            .select('noticeId')
            .whereRef('closedPopup.noticeId', '=', 'notice.noticeId')
            .where('closedPopup.userId', '=', userId),
        ),
      ),
    )
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row && storedNotice(row);
}

/** Closing twice does no harm. False where there is no such pop-up. */
export async function insertClosedPopup(
  db: Db,
  {
    noticeId,
    userId,
    closedAt,
  }: { readonly noticeId: string; readonly userId: string; readonly closedAt: Date },
): Promise<boolean> {
  const popup = await db
    .selectFrom('notice')
    .select('noticeId')
    .where('noticeId', '=', noticeId)
    .where('action', '=', 'POPUP')
    .executeTakeFirst();
  if (popup === undefined) return false;
  await db
    .insertInto('closedPopup')
    .values({ noticeId, userId, closedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

function storedNotice(
  row: Omit<StoredNotice, 'title' | 'text' | 'action'> & {
    readonly title: unknown;
    readonly text: unknown;
    readonly action: string;
  },
): StoredNotice {
  return {
    ...row,
    title: textsSchema.parse(row.title),
    text: textsSchema.parse(row.text),
    action: noticeActionSchema.parse(row.action),
  };
}
