import { readPages } from '../../document/formats/pages/pages-lines.ts';
import { fromMarkup } from '../../inline/markup.ts';
import { sliceInline } from '../../inline/slice-inline.ts';
import type { PageBlock, PageSize } from '../../page-layout/pages-document.ts';
import { escapeHtml, previewText } from '../preview-text.ts';
import type { Layout, LayoutSegment } from './preview-layout.ts';

export interface PictureLayoutInput {
  readonly picture: Uint8Array;
  /** What was recognized in it, in the format `pages`. */
  readonly text: Uint8Array;
  readonly segments: readonly LayoutSegment[];
  /** Whether translations cover the letters of the picture; else its texts are where they stand, unseen. */
  readonly translated: boolean;
}

/**
 * A picture with its recognized text over it, each segment in a `span` with its id. Undefined where browsers cannot
 * show the picture.
 * @throws {DocumentFormatError} broken
 */
export function pictureLayout({
  picture,
  text,
  segments,
  translated,
}: PictureLayoutInput): Layout | undefined {
  const type = typeOf(picture);
  const { pages, blocks } = readPages(text);
  const [page] = pages;
  if (type === undefined || page === undefined || pages.length > 1) return undefined;
  const byUnit = Map.groupBy(segments, ({ unitId }) => unitId);
  const shown = blocks.flatMap((block) => blockHtml(page, block, byUnit.get(block.id) ?? []));
  const ids = new Set(blocks.map(({ id }) => id));
  const address = `data:${type};base64,${Buffer.from(picture).toString('base64')}`;
  const sheet = `<figure style="max-width:${page.width}pt" data-sheet="${translated ? 'target' : 'source'}"><img src="${address}" alt="">`;
  return {
    html: `<body>${sheet}${shown.join('')}</figure></body>`,
    unseenIds: segments.flatMap(({ id, unitId }) => (ids.has(unitId) ? [] : [id])),
  };
}

function typeOf(picture: Uint8Array): string | undefined {
  const start = Buffer.from(picture.subarray(0, 12)).toString('latin1');
  return starts.find(([sign]) => sign.test(start))?.[1];
}

const starts: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^RIFF....WEBP/s, 'image/webp'],
  [/^GIF8/, 'image/gif'],
  [/^BM/, 'image/bmp'],
];

/** Where the block stands, in percent of the sheet; letters grow with it. */
function blockHtml(page: PageSize, block: PageBlock, segments: readonly LayoutSegment[]): readonly string[] {
  const [place] = block.places;
  if (place === undefined || segments.length === 0) return [];
  const { x, y, width, height } = place.box;
  const across = (length: number) => percent(length, page.width);
  const down = (length: number) => percent(length, page.height);
  const style =
    `left:${across(x)}%;top:${down(y)}%;width:${across(width)}%;height:${down(height)}%;` +
    `font-size:${across(block.look.size)}cqw`;
  const spans = segments.map((segment) => segmentHtml(block, segment));
  return [`<div data-block style="${style}">${spans.join(' ')}</div>`];
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}

function segmentHtml(
  { text: source }: PageBlock,
  { id, spanStart, spanEnd, text, missing }: LayoutSegment,
): string {
  const shown = text === '' ? sliceInline(source, spanStart, spanEnd) : fromMarkup(text);
  const mark = missing ? ' data-missing' : '';
  return `<span data-segment="${escapeHtml(id)}"${mark}>${previewText(shown, {})}</span>`;
}
