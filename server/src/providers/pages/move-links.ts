import { type PDFContext, PDFDict, PDFName, type PDFObject, type PDFPage, PDFRef } from 'pdf-lib';
import { applyMatrix, type Matrix, type Point } from './page-matrix.ts';
import type { PlacedLink, Rectangle } from './placed-links.ts';

export interface LinkMove {
  /** Number of the page, from 0. */
  readonly number: number;
  /** Names of the annotations whose text was written anew. */
  readonly changed: ReadonlySet<string>;
  readonly links: readonly PlacedLink[];
  /** From the printed page to the original. */
  readonly matrix: Matrix;
}

/**
 * Moves the link annotations of a page to where the new text has them. A link of several lines has an area for each. An
 * annotation whose text is no longer on the page is taken out.
 */
export function moveLinks(page: PDFPage, { number, changed, links, matrix }: LinkMove): void {
  if (changed.size + links.length === 0) return;
  const { context } = page.doc;
  const before = page.node.Annots()?.asArray() ?? [];
  const kept = before.filter((annotation) => !changed.has(nameOf(annotation)));
  const moved = links.flatMap((link) => {
    const quads = link.areas.map((area) => quadOf(area, matrix));
    const named = link.annotations.flatMap((name) => findAnnotation(context, name));
    return place(context, { named, quads, isElsewhere: link.page !== number });
  });
  page.node.set(PDFName.of('Annots'), context.obj([...kept, ...moved]));
}

/** Returns the name that pdf.js gives an annotation. */
function nameOf(annotation: PDFObject): string {
  if (!(annotation instanceof PDFRef)) return '';
  const { objectNumber, generationNumber } = annotation;
  return `${objectNumber}R${generationNumber === 0 ? '' : generationNumber}`;
}

interface NamedAnnotation {
  readonly ref: PDFRef;
  readonly dict: PDFDict;
}

function findAnnotation(context: PDFContext, name: string): readonly NamedAnnotation[] {
  const [, number, generation = ''] = /^(\d+)R(\d*)$/.exec(name) ?? [];
  if (number === undefined) return [];
  const ref = PDFRef.of(Number(number), Number(generation));
  const dict = context.lookup(ref);
  return dict instanceof PDFDict ? [{ ref, dict }] : [];
}

interface Placing {
  readonly named: readonly NamedAnnotation[];
  readonly quads: readonly Quad[];
  /** Whether the annotations are of another page, which keeps its own. */
  readonly isElsewhere: boolean;
}

/** Each annotation takes the area of a line; the last takes all that are left. */
function place(context: PDFContext, { named, quads, isElsewhere }: Placing): readonly PDFRef[] {
  return named.slice(0, quads.length).map(({ ref, dict }, index) => {
    const own = quads.slice(index, index === named.length - 1 ? undefined : index + 1);
    const written = isElsewhere ? dict.clone(context) : dict;
    const corners = own.flat();
    const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const edges = [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
    written.set(PDFName.of('Rect'), context.obj(edges));
    written.delete(PDFName.of('QuadPoints'));
    if (own.length > 1) written.set(PDFName.of('QuadPoints'), context.obj(own.flat(2)));
    return isElsewhere ? context.register(written) : ref;
  });
}

/** Corners in the order that programs read: upper left and right, lower left and right. */
type Quad = readonly Point[];

function quadOf({ left, bottom, right, top }: Rectangle, matrix: Matrix): Quad {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  return corners.map((corner) => applyMatrix(matrix, corner));
}
