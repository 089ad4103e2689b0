import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text that stands on a page but not in it. */
export interface AnnotationCount {
  /** Fields with text: a value, options or a description. */
  readonly fields: number;
  readonly comments: number;
}

interface Annotation {
  readonly subtype?: string;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly alternativeText?: unknown;
  readonly options?: readonly { readonly displayValue?: unknown }[];
  readonly contentsObj?: { readonly str?: string };
}

/** Counts the fields and comments that are not read, for the warnings of the document. */
export async function countAnnotations(page: PDFPageProxy): Promise<AnnotationCount> {
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly Annotation[];
  return {
    fields: annotations.filter(isField).length,
    comments: annotations.filter(isComment).length,
  };
}

/** The value of a box to be ticked is a name for programs. */
function isField({ subtype, alternativeText, options = [], ...field }: Annotation): boolean {
  if (subtype !== 'Widget') return false;
  const value = field.checkBox || field.radioButton ? undefined : field.fieldValue;
  const said = [value, alternativeText, ...options.map(({ displayValue }) => displayValue)];
  return said.flat().some((text) => typeof text === 'string' && /[\p{L}\p{N}]/u.test(text));
}

/** A pop-up shows what the annotation it belongs to says, and a link what the page says there. */
const others = new Set(['Widget', 'Popup', 'Link']);

function isComment({ subtype = '', contentsObj }: Annotation): boolean {
  return !others.has(subtype) && (contentsObj?.str ?? '').trim() !== '';
}
