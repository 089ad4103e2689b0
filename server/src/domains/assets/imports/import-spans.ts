import type { Context } from '../../../platform/context.ts';
import { findImportsOf } from './imports.store.ts';

/** Time in which an import ran. */
export interface ImportSpan {
  /** Made as it was ordered. */
  readonly importId: string;
  /** Milliseconds from the start to the end, or to now. */
  readonly ms: number;
}

const mostImports = 20;

/** Spans of the newest imports into an asset that still have a row. */
export async function findImportSpans(
  { db, now }: Pick<Context, 'db' | 'now'>,
  assetId: string,
): Promise<readonly ImportSpan[]> {
  const imports = await findImportsOf(db, assetId);
  return imports
    .filter(({ takenBackAt }) => takenBackAt === null)
    .slice(0, mostImports)
    .map(({ id: importId, createdAt, finishedAt }) => ({
      importId,
      ms: Math.max(0, (finishedAt ?? now()).getTime() - createdAt.getTime()),
    }));
}
