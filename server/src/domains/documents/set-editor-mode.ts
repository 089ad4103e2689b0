import type { EditorMode } from '@transloom/contracts/segment-work';
import type { Context } from '../../platform/context.ts';
import { announceLayout } from './announce-document.ts';
import { storeEditorMode } from './documents.store.ts';

/** How the document is translated from now on; everybody who has it open learns of it. */
export async function setEditorMode(context: Context, documentId: string, mode: EditorMode): Promise<void> {
  await storeEditorMode(context.db, documentId, mode);
  announceLayout(context, documentId);
}
