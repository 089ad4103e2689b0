import { createHash } from 'node:crypto';
import type { PreviewSide } from '@transloom/contracts/documents';
import type { Context } from '../../../platform/context.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { hashTargets } from '../segments/segments.store.ts';

/** Changes when the pages of a document would look otherwise: by the file, and on the target side by every target. */
export async function contentHashOf(
  { db }: Pick<Context, 'db'>,
  { id, fileId }: Pick<DocumentRecord, 'id' | 'fileId'>,
  side: PreviewSide,
): Promise<string> {
  const targets = side === 'source' ? '' : await hashTargets(db, id);
  return createHash('sha256').update(`${fileId} ${targets}`).digest('hex').slice(0, 32);
}
