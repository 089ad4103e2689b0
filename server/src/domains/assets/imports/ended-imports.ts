import type { Context } from '../../../platform/context.ts';
import { findImportsOf, type ImportRow, lockImport } from './imports.store.ts';

interface EndedImport {
  readonly importId: string;
  /** The last step that was kept, if any. */
  readonly checkpoint: unknown;
}

/** Imports into an asset that are done or were stopped, without those that were undone. */
export async function endedImports(
  { db }: Pick<Context, 'db'>,
  assetId: string,
): Promise<readonly EndedImport[]> {
  const imports = await findImportsOf(db, assetId);
  return imports.filter(hasEnded).map(({ id, checkpoint }) => ({ importId: id, checkpoint }));
}

/** Locks an import, so that nobody undoes or resumes it before the transaction ends; false where somebody did. */
export async function holdEndedImport({ db }: Pick<Context, 'db'>, importId: string): Promise<boolean> {
  const row = await lockImport(db, importId);
  return row !== undefined && hasEnded(row);
}

function hasEnded({ finishedAt, takenBackAt }: ImportRow): boolean {
  return finishedAt !== null && takenBackAt === null;
}
