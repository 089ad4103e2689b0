import { createHash } from 'node:crypto';
import type { PreviewSide } from '@transloom/contracts/documents';
import type { Context } from '../../../platform/context.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { hashSegments } from '../segments/segments.store.ts';

type Shown = Pick<DocumentRecord, 'id' | 'fileId'>;

/** Changes when the pages of a document would look otherwise: by the file, and on the target side by every target. */
export async function pagesHash(
  { db }: Pick<Context, 'db'>,
  { id, fileId }: Shown,
  side: PreviewSide,
): Promise<string> {
  const targets = side === 'source' ? '' : await hashSegments(db, id, { withTargets: true });
  return hashOf(`${fileId} ${targets}`);
}

/** Another number makes layouts anew that an earlier version of the product has kept. */
const layoutVersion = 4;

/** The hash of a layout, whose segments have ids. */
export async function layoutHash(
  { db }: Pick<Context, 'db'>,
  { id, fileId }: Shown,
  side: PreviewSide,
): Promise<string> {
  const segments = await hashSegments(db, id, { withTargets: side === 'target' });
  return hashOf(`layout ${layoutVersion} ${fileId} ${segments}`);
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
