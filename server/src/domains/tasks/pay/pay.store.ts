import { analysisLineSchema } from '@transloom/contracts/analyses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';

interface NewQuestion {
  readonly organizationId: string;
  readonly taskId: string;
  readonly line: string | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly question: string;
}

/** Stores a question; false where the person has an open one about the same line. */
export async function insertQuestion(db: Db, question: NewQuestion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payQuestion')
    .values({ id: newId(), ...question })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The oldest first. */
export function findQuestions(db: Db, taskId: string) {
  return db
    .selectFrom('payQuestion')
    .selectAll()
    .where('taskId', '=', taskId)
    .orderBy('askedAt')
    .orderBy('id')
    .execute();
}

export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

export function lineOf({ line }: Pick<QuestionRow, 'line'>) {
  return analysisLineSchema.nullable().parse(line);
}

export function lockQuestion(db: Db, taskId: string, id: string): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('payQuestion')
    .selectAll()
    .where('taskId', '=', taskId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAnswer(
  db: Db,
  id: string,
  answer: { readonly answeredBy: string; readonly answeredAt: Date; readonly answer: string },
): Promise<void> {
  await db.updateTable('payQuestion').set(answer).where('id', '=', id).execute();
}

/** Corrects what one task is billed by; the snapshot it came from stays named. */
export async function correctBillable(db: Db, taskId: string, words: number): Promise<void> {
  await sql`update task set billable_words = ${words} where id = ${taskId}`.execute(db);
}
