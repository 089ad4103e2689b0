import type { UnitKind } from '../document/document-format.ts';
import type { InlineCodeTable, InlineText } from '../inline/inline-text.ts';
import { isIdeographic } from '../language/language-tag.ts';
import { bothTexts, escapeHtml, previewText } from './preview-text.ts';

/** A segment as one side of the preview shows it. */
export interface PreviewSegment {
  readonly id: string;
  readonly unitKind: UnitKind;
  readonly unitKey?: string | undefined;
  readonly startsUnit: boolean;
  /** White space of the source stands before it in its unit. */
  readonly afterSpace: boolean;
  readonly text: InlineText;
  /** Stands under the text, where both are shown. */
  readonly translation?: InlineText | undefined;
  readonly codes: InlineCodeTable;
  /** The text of the other side stands in for one that is missing. */
  readonly missing: boolean;
}

const tags: Partial<Readonly<Record<UnitKind, string>>> = { title: 'h1', heading: 'h2' };

/**
 * A document as HTML made of its units: every segment in a `span` with its id in `data-segment`. All text is escaped
 * and no element carries an address, so that nothing in it runs or loads anything.
 */
export function previewHtml(segments: readonly PreviewSegment[], language: string): string {
  const units: string[] = [];
  let open: { readonly start: string; readonly end: string; content: string } | undefined;
  const close = () => {
    if (open !== undefined) units.push(open.start + open.content + open.end);
  };
  for (const segment of segments) {
    if (segment.startsUnit || open === undefined) {
      close();
      open = { ...unitFrame(segment), content: segmentSpan(segment) };
    } else {
      const space = segment.afterSpace && !isIdeographic(language) ? ' ' : '';
      open.content += space + segmentSpan(segment);
    }
  }
  close();
  return units.join('\n');
}

function unitFrame({ unitKind, unitKey }: PreviewSegment): { readonly start: string; readonly end: string } {
  const tag = tags[unitKind] ?? 'p';
  const key = unitKey === undefined ? '' : `<span class="key">${escapeHtml(unitKey)}</span>`;
  return { start: `<${tag} class="${unitKind}">${key}`, end: `</${tag}>` };
}

function segmentSpan({ id, text, translation, codes, missing }: PreviewSegment): string {
  const mark = missing ? ' data-missing' : '';
  const start = `<span data-segment="${escapeHtml(id)}"${mark}`;
  if (translation === undefined) return `${start}>${previewText(text, codes)}</span>`;
  return `${start} data-both>${bothTexts(text, translation, codes)}</span>`;
}
