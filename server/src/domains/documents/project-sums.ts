import type { Context } from '../../platform/context.ts';
import { sumByProject } from './documents.store.ts';

export interface ProjectSums {
  readonly documentCount: number;
  readonly failedCount: number;
  readonly busy: boolean;
  readonly wordCount: number;
  readonly characterCount: number;
  readonly segmentCount: number;
  readonly confirmedCount: number;
}

export const emptySums: ProjectSums = {
  documentCount: 0,
  failedCount: 0,
  busy: false,
  wordCount: 0,
  characterCount: 0,
  segmentCount: 0,
  confirmedCount: 0,
};

/** Sums over the documents of projects, by project id; projects without documents are missing. */
export async function projectSums(
  context: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectSums>> {
  if (projectIds.length === 0) return new Map();
  const rows = await sumByProject(context.db, projectIds);
  return new Map(
    rows.map((row) => [
      row.projectId,
      {
        documentCount: Number(row.documentCount),
        failedCount: Number(row.failedCount),
        busy: Number(row.busyCount) > 0,
        wordCount: Number(row.wordCount),
        characterCount: Number(row.characterCount),
        segmentCount: Number(row.segmentCount),
        confirmedCount: Number(row.confirmedCount),
      },
    ]),
  );
}
