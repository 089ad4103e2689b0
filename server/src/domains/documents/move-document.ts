import type { Context } from '../../platform/context.ts';
import { countAfterCommit } from '../../platform/figures/count-after-commit.ts';
import { defineFigure } from '../../platform/figures/figures.ts';
import { announceDocument } from './announce-document.ts';
import { type DocumentChange, updateDocument } from './documents.store.ts';

const documentMoves = defineFigure({
  name: 'document_status_changes_total',
  help: 'Documents that went from one status to another',
  labels: ['from', 'to'],
});

interface MovingDocument {
  readonly id: string;
  readonly projectId: string;
  readonly status: string;
}

/** Gives a document another status and publishes the change. */
export async function moveDocument(
  context: Context,
  document: MovingDocument,
  change: DocumentChange & Required<Pick<DocumentChange, 'status'>>,
): Promise<void> {
  await updateDocument(context.db, document.id, change);
  countAfterCommit(context, documentMoves, { from: document.status, to: change.status });
  announceDocument(context, document);
}
