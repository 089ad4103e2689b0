import type { Box } from '@transloom/core/page-layout/page-glyphs';
import { blockHtml, escapeHtml, spanRules } from './block-html.ts';
import type { ChangedPage, ChangedPlace } from './changed-places.ts';
import { fitScript } from './fit-script.ts';

export interface OverlaySheet {
  /** Points; every page of the overlay has this size. */
  readonly width: number;
  readonly height: number;
}

/** A web page with a sheet for each page of the file, and on it the new texts at their places. */
export function overlayPage(
  pages: readonly ChangedPage[],
  { width, height }: OverlaySheet,
  language: string,
): string {
  const sheets = pages.map(
    (page) => `<section>${page.changed.map((one) => boxOf(one, page)).join('')}</section>`,
  );
  const rules = `
@page { size: ${width}pt ${height}pt; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
section { position: relative; width: ${width}pt; height: ${height}pt; overflow: hidden; break-after: page }
section:last-of-type { break-after: avoid }
div { position: absolute; overflow-wrap: break-word; unicode-bidi: plaintext }
.serif { font-family: serif } .sans { font-family: sans-serif } .mono { font-family: monospace }
${spanRules}`;
  return `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<style>${rules}</style><body>${sheets.join('')}<script>${fitScript}</script></body></html>`;
}

/** A text that runs on stands in the first of its places; the script that fits it puts the rest into the others. */
function boxOf({ block, place }: ChangedPlace, page: ChangedPage): string {
  const { look } = block;
  const centered = columnRoom({ block, place }, page.all);
  const { x, y, width, height } = centered ?? roomOf({ block, place }, page);
  const align = centered === undefined ? look.align : 'center';
  const lineHeight = Math.min(1.5, Math.max(1.05, look.leading / look.size));
  // Lines are as high as their leading; the first begins above its letters by half of what that leaves.
  const top = y - ((lineHeight - 1) * look.size) / 2;
  const style =
    `left:${x.toFixed(2)}pt;top:${top.toFixed(2)}pt;width:${width.toFixed(2)}pt;color:${look.color};` +
    `text-align:${align};font-size:${look.size}pt;line-height:${lineHeight.toFixed(2)};` +
    `font-weight:${look.bold ? 'bold' : 'normal'}`;
  const peer = block.kind === 'paragraph' ? ` data-peer="${look.size.toFixed(1)}"` : '';
  const room = `data-size="${look.size}" data-line="${lineHeight.toFixed(2)}" data-height="${height.toFixed(2)}"${peer}`;
  const chain = block.runsOn ? ` data-chain="${escapeHtml(block.id)}"` : '';
  const isContinued = block.runsOn && block.places[0] !== place;
  const html = isContinued ? '' : blockHtml(block, place.page);
  return `<div dir="auto" class="${look.family}" style="${style}" ${room}${chain}>${html}</div>`;
}

/** Up to what stands beside it, or to where the text of the page ends. */
function roomOf({ block, place }: ChangedPlace, { all }: ChangedPage): Box {
  const { box } = place;
  const { align, size } = block.look;
  const height = Math.max(box.height, heightBeside({ block, place }, all));
  if (align !== 'start' && align !== 'justify') return { ...box, height };
  const right = box.x + box.width;
  const edge = Math.max(...all.map((other) => other.place.box.x + other.place.box.width));
  const beside = all
    .map((other) => other.place.box)
    .filter((other) => other.x >= right - 1 && other.y < box.y + box.height && box.y < other.y + other.height)
    .map((other) => other.x - size / 2);
  // Justified lines end where the column does.
  const width =
    align === 'justify' ? box.width + 0.5 : Math.max(box.width + 0.5, Math.min(edge, ...beside) - box.x);
  return { ...box, width, height };
}

/** Down to where the column beside it ends, of letters of the same size, unless something stands before that. */
function heightBeside({ block, place: { box } }: ChangedPlace, all: readonly ChangedPlace[]): number {
  if (block.kind !== 'paragraph') return box.height;
  const bottomOf = ({ y, height }: Box) => y + height;
  const others = all.filter((other) => other.place.box !== box);
  const columns = others.filter(
    ({ block: other, place }) =>
      other.kind === 'paragraph' &&
      Math.abs(other.look.size - block.look.size) < 0.2 &&
      place.box.y < bottomOf(box) &&
      box.y < bottomOf(place.box),
  );
  const below = others
    .map(({ place }) => place.box)
    .filter(
      (other) => other.y >= bottomOf(box) - 1 && other.x < box.x + box.width && box.x < other.x + other.width,
    )
    .map(({ y }) => y - block.look.size / 2);
  return Math.min(Math.max(...columns.map(({ place }) => bottomOf(place.box)), 0), ...below) - box.y;
}

/**
 * A cell that stands further in than those above or below it stands in the middle of its column: around its own middle
 * it may reach to where they begin, and to where the next column does.
 */
function columnRoom({ block, place: { box } }: ChangedPlace, all: readonly ChangedPlace[]): Box | undefined {
  if (block.kind !== 'cell') return undefined;
  const { size } = block.look;
  const right = box.x + box.width;
  const cells = all.filter((other) => other.block.kind === 'cell').map(({ place }) => place.box);
  const column = cells.filter((other) => other.x < right && box.x < other.x + other.width);
  const left = Math.min(...column.map(({ x }) => x));
  const endsWithOthers = column.some((other) => other !== box && Math.abs(other.x + other.width - right) < 1);
  const next = Math.min(...cells.filter(({ x }) => x > right).map(({ x }) => x - size));
  const middle = box.x + box.width / 2;
  const half = Math.min(middle - left, next - middle);
  if (box.x - left < size || endsWithOthers || !Number.isFinite(half) || half <= box.width / 2)
    return undefined;
  return { ...box, x: middle - half, width: 2 * half };
}
