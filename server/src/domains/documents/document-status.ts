import type { DocumentStatus } from '@transloom/contracts/documents';

/** A job of the document is still to do its work. */
export const unfinishedStatuses: readonly DocumentStatus[] = ['waiting', 'preparing', 'pretranslating'];

export function isUnfinished({ status }: { readonly status: string }): boolean {
  return unfinishedStatuses.some((unfinished) => unfinished === status);
}
