import type { PreviewSide } from '@transloom/contracts/documents';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, ContextBase } from '../../../platform/context.ts';

/** The subject of a preview. */
export interface PreviewSubject {
  readonly organizationId: string;
  /** A document; or its file, where the preview is the same for every document made of it. */
  readonly ownerId: string;
  readonly side: PreviewSide;
}

export interface KeptPreview {
  readonly storageKey: string;
  /** Stands for the text it shows. */
  readonly contentHash: string;
}

type Storing = Pick<ContextBase, 'storage'>;

interface PagedDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly fileId: string;
}

/** Documents made of one file share the pages of their source. */
export function pagesOf({ organizationId, id, fileId }: PagedDocument, side: PreviewSide): PreviewSubject {
  return { organizationId, side, ownerId: side === 'source' ? fileId : id };
}

/** Previews that belong to one document alone. */
export function previewsOf({ organizationId, id }: Omit<PagedDocument, 'fileId'>): readonly PreviewSubject[] {
  return (['source', 'target'] as const).map((side) => ({ organizationId, ownerId: id, side }));
}

/** The preview that was made last; undefined where there is none. */
export async function findPreview(
  { storage }: Storing,
  subject: PreviewSubject,
): Promise<KeptPreview | undefined> {
  const pointer = await storage.read(pointerKey(subject)).catch(absent);
  if (pointer === undefined) return undefined;
  const contentHash = Buffer.from(pointer).toString();
  return { storageKey: contentKey(subject, contentHash), contentHash };
}

/** Replaces the preview. The pointer is written last, so that it never refers to a missing file. */
export async function keepPreview(
  context: Storing,
  subject: PreviewSubject,
  { contentHash, content }: { readonly contentHash: string; readonly content: Uint8Array },
): Promise<void> {
  const before = await findPreview(context, subject);
  await context.storage.write(contentKey(subject, contentHash), content);
  await context.storage.write(pointerKey(subject), Buffer.from(contentHash));
  if (before !== undefined && before.contentHash !== contentHash)
    await context.storage.remove(before.storageKey);
}

export function forgetPreviews(context: Context, subjects: readonly PreviewSubject[]): void {
  context.afterCommit(async () => {
    for (const subject of subjects) {
      const kept = await findPreview(context, subject);
      if (kept === undefined) continue;
      await context.storage.remove(pointerKey(subject));
      await context.storage.remove(kept.storageKey);
    }
  });
}

const pointerKey = ({ organizationId, side, ownerId }: PreviewSubject) =>
  `previews/${organizationId}/${side}-${ownerId}`;
const contentKey = (subject: PreviewSubject, hash: string) => `${pointerKey(subject)}-${hash}`;

function absent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'resource.not-found') return undefined;
  throw error;
}
