import { interfaceLanguages } from '@transloom/contracts/answer';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { type NoticeKind, noticeKinds } from './notice-kinds.ts';
import { type NoticeParams, noticeParamSchema } from './notice-params.ts';

export interface NoticeMail {
  readonly mailId: string;
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly params: NoticeParams;
  readonly link: string | null;
  readonly createdAt: Date;
}

export async function insertNoticeMails(db: Db, mails: readonly NoticeMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ params, ...mail }) => ({
    ...mail,
    params: JSON.stringify(params),
    nextTryAt: mail.createdAt,
  }));
  await db.insertInto('noticeMail').values(rows).execute();
}

const mailSchema = z.object({
  mailId: z.string(),
  kind: z.custom<NoticeKind>((kind) => typeof kind === 'string' && kind in noticeKinds),
  params: z.record(z.string(), noticeParamSchema),
  link: z.string().nullable(),
  tries: z.number(),
  email: z.string().nullable(),
  language: z.enum(interfaceLanguages).catch('zh-CN'),
});
export type DueMail = z.infer<typeof mailSchema>;

const batch = 20;

/** Mails that are due. They belong to the caller for as long as it may take to send them. */
export async function claimDueMails(db: Db, now: Date, until: Date): Promise<readonly DueMail[]> {
  const { rows } = await sql<Record<string, unknown>>`
    update notice_mail set next_try_at = ${until}, tries = notice_mail.tries + 1
    from user_account
    where user_account.user_id = notice_mail.user_id and mail_id in (
      select mail_id from notice_mail where next_try_at <= ${now}
      order by next_try_at limit ${batch} for update skip locked)
    returning mail_id, kind, params, link, tries, email, language`.execute(db);
  return rows.map((row) => mailSchema.parse(row));
}

export async function deleteNoticeMail(db: Db, mailId: string): Promise<void> {
  await db.deleteFrom('noticeMail').where('mailId', '=', mailId).execute();
}

export async function putOffNoticeMail(db: Db, mailId: string, nextTryAt: Date): Promise<void> {
  await db.updateTable('noticeMail').set({ nextTryAt }).where('mailId', '=', mailId).execute();
}
