import type { LineCounts } from '@transloom/core/analysis/count-lines';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface QuoteTermsRow {
  readonly unit: string;
  readonly currency: string;
  readonly unitPrice: number;
  readonly per: number;
  readonly extraFee: number;
  readonly remark: string;
}

/** What a quote was counted by. */
export interface QuoteBasis {
  readonly analysisId: string;
  readonly analyzedAt: Date;
  readonly counter: string;
  readonly scheme: object;
  readonly lines: LineCounts;
}

export interface NewQuote extends QuoteTermsRow, QuoteBasis {
  readonly organizationId: string;
  readonly id: string;
  readonly projectId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Gives it the next number of its project, whose row the caller holds. */
export async function insertQuote(db: Db, { scheme, lines, ...quote }: NewQuote): Promise<void> {
  await db
    .insertInto('quote')
    .values({
      ...quote,
      scheme: JSON.stringify(scheme),
      lines: JSON.stringify(lines),
      changedAt: quote.createdAt,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from quote where project_id = ${quote.projectId})`,
    })
    .execute();
}

export function findQuote(db: Db, quoteId: string) {
  return db.selectFrom('quote').selectAll().where('id', '=', quoteId).executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockQuote(db: Db, quoteId: string) {
  return db.selectFrom('quote').selectAll().where('id', '=', quoteId).forUpdate().executeTakeFirst();
}

export function findQuotes(db: Db, projectId: string) {
  return db
    .selectFrom('quote')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('number', 'desc')
    .execute();
}

interface QuoteChange extends Partial<QuoteTermsRow>, Partial<QuoteBasis> {
  readonly status?: 'draft' | 'sent';
  readonly linkHash?: Buffer | null;
  readonly linkExpiresAt?: Date | null;
}

export async function updateQuote(
  db: Db,
  quoteId: string,
  { scheme, lines, ...change }: QuoteChange,
  changedAt: Date,
): Promise<void> {
  await db
    .updateTable('quote')
    .set({
      ...change,
      changedAt,
      ...(scheme !== undefined && { scheme: JSON.stringify(scheme) }),
      ...(lines !== undefined && { lines: JSON.stringify(lines) }),
    })
    .where('id', '=', quoteId)
    .execute();
}

export async function deleteQuoteRow(db: Db, quoteId: string): Promise<void> {
  await db.deleteFrom('quote').where('id', '=', quoteId).execute();
}

/** The quote of a private link with its project, in a transaction of the system. */
export function findSharedQuote(db: Db, linkHash: Buffer) {
  return db
    .selectFrom('quote')
    .innerJoin('project', 'project.id', 'quote.projectId')
    .selectAll('quote')
    .select(['project.name as projectName', 'project.sourceLanguage', 'project.targetLanguages'])
    .where('linkHash', '=', linkHash)
    .executeTakeFirst();
}

export type SharedQuoteRow = NonNullable<Awaited<ReturnType<typeof findSharedQuote>>>;

interface Answer {
  readonly accept: boolean;
  readonly name: string;
  readonly remark: string;
  readonly now: Date;
}

/** False where somebody answered before: of two answers the first counts. */
export async function answerSent(
  db: Db,
  quoteId: string,
  { accept, name, remark, now }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote')
    .set({
      status: accept ? 'accepted' : 'declined',
      answeredAt: now,
      answeredBy: name,
      answerRemark: remark,
    })
    .where('id', '=', quoteId)
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
