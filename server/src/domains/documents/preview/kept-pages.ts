import type { PreviewSide } from '@transloom/contracts/documents';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, ContextBase } from '../../../platform/context.ts';

/** The document whose pages are kept. */
export interface PagedDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly fileId: string;
}

export interface KeptPages {
  readonly storageKey: string;
  /** Stands for the text the pages show. */
  readonly contentHash: string;
}

type Storing = Pick<ContextBase, 'storage'>;

/** The pages that were made last; undefined where there are none. */
export async function findPages(
  { storage }: Storing,
  document: PagedDocument,
  side: PreviewSide,
): Promise<KeptPages | undefined> {
  const pointer = await storage.read(pointerKey(document, side)).catch(absent);
  if (pointer === undefined) return undefined;
  const contentHash = Buffer.from(pointer).toString();
  return { storageKey: pagesKey(document, side, contentHash), contentHash };
}

/** Keeps new pages in the place of those before. The pointer comes last, so that it never leads to nothing. */
export async function keepPages(
  context: Storing,
  document: PagedDocument,
  { side, contentHash, pdf }: { side: PreviewSide; contentHash: string; pdf: Uint8Array },
): Promise<void> {
  const before = await findPages(context, document, side);
  await context.storage.write(pagesKey(document, side, contentHash), pdf);
  await context.storage.write(pointerKey(document, side), Buffer.from(contentHash));
  if (before !== undefined && before.contentHash !== contentHash)
    await context.storage.remove(before.storageKey);
}

/** Removes the pages of the target, or of the file with it. */
export function forgetPages(context: Context, document: PagedDocument, sides: readonly PreviewSide[]): void {
  context.afterCommit(async () => {
    for (const side of sides) {
      const pages = await findPages(context, document, side);
      if (pages === undefined) continue;
      await context.storage.remove(pointerKey(document, side));
      await context.storage.remove(pages.storageKey);
    }
  });
}

/** Documents made of one file share the pages of their source. */
function placeOf({ organizationId, id, fileId }: PagedDocument, side: PreviewSide): string {
  return `previews/${organizationId}/${side}-${side === 'source' ? fileId : id}`;
}

const pointerKey = (document: PagedDocument, side: PreviewSide) => placeOf(document, side);
const pagesKey = (document: PagedDocument, side: PreviewSide, hash: string) =>
  `${placeOf(document, side)}-${hash}`;

function absent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'resource.not-found') return undefined;
  throw error;
}
