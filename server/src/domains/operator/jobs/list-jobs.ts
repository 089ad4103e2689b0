import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { operatorJobsApi } from '@transloom/contracts/operator-jobs';
import type { Context } from '../../../platform/context.ts';
import { selectInstalledJobs, selectQueues } from './installed-jobs.store.ts';

const dayMs = 24 * 60 * 60 * 1000;

export async function listQueues({
  asSystem,
  now,
  jobKinds,
}: Context): Promise<OutputOf<typeof operatorJobsApi.listQueues>> {
  const since = new Date(now().getTime() - dayMs);
  const counted = new Map((await asSystem((db) => selectQueues(db, since))).map((row) => [row.kind, row]));
  const kinds = new Set([...jobKinds.map(({ kind }) => kind), ...counted.keys()]);
  return [...kinds].toSorted().map((kind) => {
    const { queued = 0, running = 0, failed = 0, waitingSince = null } = counted.get(kind) ?? {};
    return { kind, queued, running, failed, waitingSince: waitingSince?.toISOString() ?? null };
  });
}

export async function listJobs(
  { asSystem, jobKinds }: Context,
  { pageNumber, pageSize, ...filter }: InputOf<typeof operatorJobsApi.listJobs>,
): Promise<OutputOf<typeof operatorJobsApi.listJobs>> {
  const page = { offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { rows, total } = await asSystem((db) => selectInstalledJobs(db, { ...filter, ...page }));
  const retriable = new Set(jobKinds.flatMap(({ kind, retriable }) => (retriable ? [kind] : [])));
  const records = rows.map((row) => ({
    ...row,
    retriable: row.state === 'failed' && retriable.has(row.kind),
  }));
  return { records, total, pageNumber, pageSize };
}
