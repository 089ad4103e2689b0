import { DocumentFormatError, type DocumentRefusal } from '@transloom/core/document/document-format-error';
import { OfficeError } from '@transloom/server/providers/office/office-error';
import { PagesError } from '@transloom/server/providers/pages/pages-error';

export type DocumentOutcome =
  | { readonly kind: 'passed'; readonly units: number }
  /** A refusal with a code: the right end for a hostile file. */
  | { readonly kind: 'refused'; readonly code: DocumentRefusal | 'too-slow'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** A program that the format needs is not installed. */
  | { readonly kind: 'skipped'; readonly reason: string };

/** Returns the outcome that an exception means for a file. */
export function outcomeOf(error: unknown): DocumentOutcome {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof DocumentFormatError) return { kind: 'refused', code: error.code, reason };
  if (!(error instanceof OfficeError || error instanceof PagesError))
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? reason) : reason };
  if (error.code === 'missing') return { kind: 'skipped', reason };
  return { kind: 'refused', code: error.code === 'too-slow' ? 'too-slow' : 'broken', reason };
}
