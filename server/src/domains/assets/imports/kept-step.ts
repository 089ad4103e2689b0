import type { ImportSummary } from '@transloom/contracts/assets';
import type { Context } from '../../../platform/context.ts';
import { deleteDiscards, insertDiscards, type NewDiscard } from './discards.store.ts';
import { saveCheckpoint } from './imports.store.ts';

/** A record that is of no use, as it is told of. */
export type Discard = NewDiscard;

export interface ImportStep {
  /** How far the import came, and what became of the records so far: it is shown while the import runs. */
  readonly checkpoint: { readonly summary: ImportSummary };
  /** Of the records since the step before. */
  readonly discards?: readonly Discard[];
  /** What the file says around its records, for exports. */
  readonly frame?: object | undefined;
}

type Writer = Pick<Context, 'db' | 'actor'>;

/** In the transaction that stores the records of the step. */
export async function keepStep(
  { db, actor: { organizationId } }: Writer,
  importId: string,
  { checkpoint, discards = [], frame }: ImportStep,
): Promise<void> {
  await insertDiscards(db, { organizationId, importId }, discards);
  await saveCheckpoint(db, importId, { checkpoint, frame });
}

/** For those who begin anew, or leave nothing of what they stored. */
export async function forgetSteps({ db }: Writer, importId: string): Promise<void> {
  await deleteDiscards(db, importId);
  await saveCheckpoint(db, importId, { checkpoint: null });
}
