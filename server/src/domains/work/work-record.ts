import { walletSchema } from '@transloom/contracts/billing';
import { failureSchema } from '@transloom/contracts/jobs';
import { type AnyWork, workStatusSchema } from '@transloom/contracts/work';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { shownNames } from '../users/shown-names.ts';
import type { WorkRow } from './work.store.ts';
import type { AnyWorkDefinition, RunningWork } from './work-definition.ts';

const countsSchema = z.record(z.string(), z.number().int());

/** Rows as the contract shows them. */
export async function shownWork(
  context: Pick<Context, 'db' | 'language'>,
  { contract }: AnyWorkDefinition,
  rows: readonly WorkRow[],
): Promise<AnyWork[]> {
  const names = await shownNames(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => ({
    workId: row.id,
    kind: row.kind,
    name: row.name,
    subject: row.subjectId === null ? null : { kind: row.subjectKind ?? '', id: row.subjectId },
    languages:
      row.sourceLanguage === null ? null : { source: row.sourceLanguage, target: row.targetLanguage },
    options: contract.options.parse(row.options),
    status: workStatusSchema.parse(row.status),
    stage: row.stage,
    progress: { done: row.done, total: row.total, doing: row.doing },
    failure: failureSchema.nullable().parse(row.failure),
    cost: costOf(row),
    counts: countsOf(row),
    result: row.result === null ? null : contract.result.parse(row.result),
    creator: names.get(row.ownerId) ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    expectedAt: expectedEnd(row),
  }));
}

function costOf({ wallet, costAmount, costHeld, costCharged }: WorkRow): AnyWork['cost'] {
  if (wallet === null) return null;
  return { wallet: walletSchema.parse(wallet), amount: costAmount, held: costHeld, charged: costCharged };
}

function expectedEnd({ status, startedAt, expectedSeconds }: WorkRow): string | null {
  if (status !== 'running' || startedAt === null || expectedSeconds === null) return null;
  return new Date(startedAt.getTime() + expectedSeconds * 1000).toISOString();
}

/** The figures of a row. */
export function countsOf({ counts }: Pick<WorkRow, 'counts'>): Record<string, number> {
  return countsSchema.parse(counts);
}

type StoredWork = Pick<WorkRow, 'id' | 'name' | 'ownerId' | 'subjectId' | 'options' | 'state'>;

/** A row as the steps of its kind see it. */
export function runningWork(
  { contract, state }: AnyWorkDefinition,
  row: StoredWork,
): RunningWork<unknown, unknown> {
  const { id: workId, name, ownerId, subjectId } = row;
  return {
    workId,
    name,
    ownerId,
    subjectId,
    options: contract.options.parse(row.options),
    state: state.parse(row.state),
  };
}
