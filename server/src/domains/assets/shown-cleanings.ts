import type { Context } from '../../platform/context.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { shownNames } from '../users/shown-names.ts';
import { type CleaningRow, countExcluded, findCleanings, type ReasonSet } from './cleanings.store.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** A cleaning as the interface shows it; the contract of the asset defines its options and reasons. */
export async function shownCleaning(context: Reader, row: CleaningRow): Promise<unknown> {
  return (await shownCleanings(context, [row]))[0];
}

/** Cleanings of an asset, the last ones first. */
export async function cleaningsOf(context: Reader, assetId: string): Promise<readonly unknown[]> {
  return shownCleanings(context, await findCleanings(context.db, assetId));
}

async function shownCleanings(context: Reader, rows: readonly CleaningRow[]) {
  const { db } = context;
  const jobs = await findJobs(
    db,
    rows.flatMap(({ jobId }) => jobId ?? []),
  );
  const names = await shownNames(
    context,
    rows.map(({ creatorId }) => creatorId),
  );
  const shown = [];
  for (const row of rows) {
    const excluded = await countExcluded(db, row.id);
    shown.push({
      cleaningId: row.id,
      status: row.status,
      options: row.options,
      found: withoutExcluded(row.found as unknown as readonly ReasonSet[], excluded),
      excluded: excluded.reduce((sum, { entries }) => sum + entries, 0),
      chosen: row.chosen,
      removed: row.removed,
      job: jobs.get(row.jobId ?? '') ?? null,
      failure: row.failure,
      creator: names.get(row.creatorId) ?? null,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    });
  }
  return shown;
}

function withoutExcluded(found: readonly ReasonSet[], excluded: readonly ReasonSet[]): readonly ReasonSet[] {
  const left = new Map(excluded.map(({ reasons, entries }) => [reasons.join(), entries]));
  return found
    .map(({ reasons, entries }) => ({ reasons, entries: entries - (left.get(reasons.join()) ?? 0) }))
    .filter(({ entries }) => entries > 0);
}
