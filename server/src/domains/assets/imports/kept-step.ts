import type { ImportSummary } from '@transloom/contracts/assets';
import type { Context } from '../../../platform/context.ts';
import { deleteDiscards, insertDiscards, type NewDiscard } from './discards.store.ts';
import { saveCheckpoint } from './imports.store.ts';

/** A discarded record as it is reported. */
export type Discard = NewDiscard;

export interface ImportStep {
  /** Progress of the import and the result for its records so far, shown while the import runs. */
  readonly checkpoint: { readonly summary: ImportSummary };
  /** Discarded records since the step before. */
  readonly discards?: readonly Discard[];
  /** What the file says around its records, for exports. */
  readonly frame?: object | undefined;
}

type Writer = Pick<Context, 'db' | 'actor'>;

/** Stores the progress in the transaction that stores the records of the step. */
export async function keepStep(
  { db, actor: { organizationId } }: Writer,
  importId: string,
  { checkpoint, discards = [], frame }: ImportStep,
): Promise<void> {
  await insertDiscards(db, { organizationId, importId }, discards);
  await saveCheckpoint(db, importId, { checkpoint, frame });
}

/** Forgets the steps of an import that starts again, or that removed what it stored. */
export async function forgetSteps({ db }: Writer, importId: string): Promise<void> {
  await deleteDiscards(db, importId);
  await saveCheckpoint(db, importId, { checkpoint: null });
}
