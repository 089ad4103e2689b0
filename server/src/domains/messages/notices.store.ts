import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { interfaceLanguages } from '@transloom/contracts/answer';
import { noticeSchema } from '@transloom/contracts/messages';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

export type Texts = Readonly<Record<InterfaceLanguage, string>>;

export interface StoredNotice {
  readonly noticeId: string;
  readonly title: Texts;
  readonly text: Texts;
  readonly action: 'TOAST' | 'LINK';
  readonly link: string | null;
  readonly navigationVersion: string;
  readonly createdAt: Date;
}

const textsSchema = z.record(z.enum(interfaceLanguages), z.string());
const actionSchema = noticeSchema.shape.action;

export async function insertNotice(db: Db, { title, text, ...notice }: StoredNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ ...notice, title: JSON.stringify(title), text: JSON.stringify(text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest, newest first. */
export async function selectNotices(db: Db, count: number): Promise<StoredNotice[]> {
  const rows = await db.selectFrom('notice').selectAll().orderBy('createdAt', 'desc').limit(count).execute();
  return rows.map((row) => ({
    ...row,
    title: textsSchema.parse(row.title),
    text: textsSchema.parse(row.text),
    action: actionSchema.parse(row.action),
  }));
}
