import type { AnyWork } from '@transloom/contracts/work';
import { idOf } from './signed-in-world.ts';

/** Work that runs, with the changes a test needs. */
export function workSample<Options, Result = never>(
  changes: Partial<AnyWork> & { readonly options: Options; readonly result?: Result | null },
) {
  const { options, result = null, ...others } = changes;
  return { ...runningWork, ...others, options, result };
}

const runningWork: Omit<AnyWork, 'options' | 'result'> = {
  workId: idOf(1),
  kind: 'test',
  name: 'Work',
  subject: null,
  languages: null,
  status: 'running',
  stage: null,
  progress: { done: 0, total: 0, doing: null },
  failure: null,
  cost: null,
  counts: {},
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  startedAt: '2026-03-01T08:00:00Z',
  endedAt: null,
  expectedAt: null,
};

/** A page of a list with these alone. */
export function workPage<Work>(records: Work[]) {
  return { records, total: records.length, pageNumber: 1, pageSize: 100 };
}
