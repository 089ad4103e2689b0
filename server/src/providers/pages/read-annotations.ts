import type { Box, PageLink } from '@transloom/core/page-layout/page-glyphs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { applyMatrix, type Matrix } from './page-matrix.ts';

/** Text that stands on a page but not in it. */
export interface AnnotationCount {
  /** Fields with text: a value, options or a description. */
  readonly fields: number;
  readonly comments: number;
}

export interface ReadAnnotations {
  readonly count: AnnotationCount;
  readonly links: readonly PageLink[];
}

interface Annotation {
  readonly id?: string;
  readonly url?: string;
  readonly rect?: ArrayLike<number> | null;
  readonly quadPoints?: ArrayLike<number>;
  readonly subtype?: string;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly alternativeText?: unknown;
  readonly options?: readonly { readonly displayValue?: unknown }[];
  readonly contentsObj?: { readonly str?: string };
}

/** More links on one page are not kept with their text. */
const mostLinks = 1_000;

/** Reads the links, and counts the fields and comments that are not read. `view` leads to the page people see. */
export async function readAnnotations(page: PDFPageProxy, view: Matrix): Promise<ReadAnnotations> {
  const annotations = (await page.getAnnotations().catch(() => [])) as readonly Annotation[];
  const links = annotations.filter(({ subtype }) => subtype === 'Link').slice(0, mostLinks);
  return {
    count: { fields: annotations.filter(isField).length, comments: annotations.filter(isComment).length },
    links: links.flatMap((link) => linkOf(link, view)),
  };
}

function linkOf({ id, url, rect, quadPoints }: Annotation, view: Matrix): readonly PageLink[] {
  if (id === undefined || !rect) return [];
  const corners = Array.from(quadPoints ?? []);
  const quads = Array.from({ length: corners.length / 8 }, (_, index) =>
    corners.slice(index * 8, index * 8 + 8),
  );
  const [x = 0, y = 0, right = 0, top = 0] = Array.from(rect);
  const boxes = quads.length > 0 ? quads : [[x, y, right, top]];
  return [{ id, boxes: boxes.map((box) => seenBox(box, view)), ...(url !== undefined && { url }) }];
}

/** Returns the box around points that are written one coordinate after the other. */
function seenBox(coordinates: readonly number[], view: Matrix): Box {
  const points = Array.from({ length: coordinates.length / 2 }, (_, index) =>
    applyMatrix(view, [coordinates[index * 2] ?? 0, coordinates[index * 2 + 1] ?? 0]),
  );
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
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
