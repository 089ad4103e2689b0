import type { UnitVisitor } from '../../document/document-format.ts';
import type { DocumentOptions } from '../../document/document-options.ts';
import { documentFormat } from '../../document/format-registry.ts';
import { rewriteDocument } from '../../document/read-document.ts';
import { decodeText } from '../../encoding/decode-text.ts';
import { fromMarkup } from '../../inline/markup.ts';
import { sliceInline } from '../../inline/slice-inline.ts';
import { joinSegments } from '../../segmentation/join-segments.ts';
import { type MarkedSegment, ownLook } from './own-look.ts';
import { renderMarkdown } from './render-markdown.ts';
import { freeBrackets, type MarkBrackets, spellMarks, withMarkCodes } from './segment-marks.ts';

/** A segment with its place in the file. */
export interface LayoutSegment extends MarkedSegment {
  readonly unitId: string;
  readonly spanStart: number;
  readonly spanEnd: number;
  /** Markup; empty where the source is to be shown. */
  readonly text: string;
}

export interface LayoutInput {
  readonly formatId: string;
  readonly file: Uint8Array;
  /** Those the file was read with. */
  readonly options: DocumentOptions;
  /** Of the texts. */
  readonly language: string;
  readonly segments: readonly LayoutSegment[];
}

export interface Layout {
  readonly html: string;
  /** Those that have no place on the page: its title, descriptions, front matter. */
  readonly unseenIds: readonly string[];
}

/** How the text of a written file becomes HTML, by format. */
const pages: Readonly<Record<string, (text: string) => string>> = {
  html: (text) => text,
  md: renderMarkdown,
};

/** Whether documents of a format have a layout of their own in HTML. */
export function hasLayout(formatId: string): boolean {
  return Object.hasOwn(pages, formatId);
}

/**
 * A document with its own layout and its segments marked in it; undefined where it has all the brackets that could
 * mark them.
 * @throws {DocumentFormatError}
 */
export function previewLayout(input: LayoutInput): Layout | undefined {
  const { formatId, file, options, language, segments } = input;
  const brackets = freeBrackets([decodeText(file).text, ...segments.map(({ text }) => text)]);
  if (brackets === undefined) return undefined;
  const { output, encoding } = rewriteDocument(
    documentFormat(formatId),
    file,
    markingVisitor(input, brackets),
    { ...options, targetLanguage: language },
  );
  const page = pages[formatId]?.(decodeText(output, encoding).text) ?? '';
  const { html, shown } = ownLook(page, segments, brackets);
  return { html, unseenIds: segments.flatMap(({ id }, index) => (shown.has(index) ? [] : [id])) };
}

function markingVisitor({ segments, language }: LayoutInput, brackets: MarkBrackets): UnitVisitor {
  const numbered = segments.map((segment, index) => ({ ...segment, index }));
  const byUnit = Map.groupBy(numbered, ({ unitId }) => unitId);
  return (unit) => {
    const own = byUnit.get(unit.id);
    if (own === undefined) return undefined;
    const parts = own.map(({ index, spanStart: start, spanEnd: end, text }) => {
      const shown = text === '' ? sliceInline(unit.source, start, end) : fromMarkup(text);
      return { start, end, target: withMarkCodes(shown, index) };
    });
    return spellMarks(joinSegments(unit, parts, language), brackets);
  };
}
