import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text that stands on a page but not in it. */
export interface AnnotationCount {
  /** Filled in. */
  readonly fields: number;
  readonly comments: number;
}

interface Annotation {
  readonly subtype?: string;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: string };
}

const comments = new Set(['Text', 'FreeText', 'Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Caret']);

/** What is not read, so that it can be told. */
export async function countAnnotations(page: PDFPageProxy): Promise<AnnotationCount> {
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly Annotation[];
  const isFilled = ({ subtype, fieldValue }: Annotation) =>
    subtype === 'Widget' && typeof fieldValue === 'string' && /[\p{L}\p{N}]/u.test(fieldValue);
  const isComment = ({ subtype = '', contentsObj }: Annotation) =>
    comments.has(subtype) && (contentsObj?.str ?? '') !== '';
  return {
    fields: annotations.filter(isFilled).length,
    comments: annotations.filter(isComment).length,
  };
}
