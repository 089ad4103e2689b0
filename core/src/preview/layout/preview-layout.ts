import type { UnitVisitor } from '../../document/document-format.ts';
import type { DocumentOptions } from '../../document/document-options.ts';
import { documentFormat } from '../../document/format-registry.ts';
import { rewriteDocument } from '../../document/read-document.ts';
import { fromMarkup } from '../../inline/markup.ts';
import { sliceInline } from '../../inline/slice-inline.ts';
import { joinSegments } from '../../segmentation/join-segments.ts';
import { layoutPages } from './layout-page.ts';
import { type MarkedSegment, type OwnLook, ownLook } from './own-look.ts';
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

/**
 * A document with its own layout and its segments marked in it; undefined where it has all the brackets that could
 * mark them.
 * @throws {DocumentFormatError}
 */
export function previewLayout(input: LayoutInput): Layout | undefined {
  const { formatId, file, options, language, segments } = input;
  const texts = layoutPages(formatId, file).map(({ text }) => text);
  const brackets = freeBrackets([...texts, ...segments.map(({ text }) => text)]);
  if (brackets === undefined) return undefined;
  const { output, encoding } = rewriteDocument(
    documentFormat(formatId),
    file,
    markingVisitor(input, brackets),
    { ...options, targetLanguage: language },
  );
  const looks = layoutPages(formatId, output, encoding).map((page) => ownLook(page, segments, brackets));
  const shown = new Set(looks.flatMap((look) => [...look.shown]));
  const unseenIds = segments.flatMap(({ id }, index) => (shown.has(index) ? [] : [id]));
  return { html: htmlOf(looks), unseenIds };
}

/** Several pages stand one below the other, each in a section in place of its body. */
function htmlOf(looks: readonly OwnLook[]): string {
  const styles = [...new Set(looks.flatMap((look) => look.styles))].map((css) => `<style>${css}</style>`);
  const bodies = looks.map(({ body }) => body);
  if (bodies.length === 1) return [...styles, ...bodies].join('');
  const sections = bodies.map((body) =>
    body.replace(/^<body/, '<section data-page').replace(/<\/body>$/, '</section>'),
  );
  return [...styles, '<body>', ...sections, '</body>'].join('');
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
