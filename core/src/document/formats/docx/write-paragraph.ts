import type { InlineCode, InlineText, StyleRun } from '../../../inline/inline-text.ts';
import type { EditList } from '../ooxml/edit-list.ts';
import { placeAround } from './around-pair.ts';
import { placeKeptLinks } from './kept-links.ts';
import { type KeptLook, placeLooks } from './kept-looks.ts';
import { type Anchor, aroundId, type ParagraphInline } from './paragraph-inline.ts';
import { repairCodes } from './repair-codes.ts';
import type { RunLook, RunStyle } from './run-look.ts';
import { writeRunProperties } from './run-properties.ts';
import { RunWriter } from './run-writer.ts';
import { styleKey } from './spoken-styles.ts';
import type { WordNames } from './word-names.ts';

/** Beyond it the language does without spaces. */
const longestWord = 20;

export interface ParagraphWriting {
  readonly names: WordNames;
  readonly source: EditList;
  readonly targetLanguage: string | undefined;
}

export interface WrittenParagraph {
  readonly xml: string;
  readonly restored: number;
  readonly looksDropped: number;
}

interface Output {
  readonly writer: RunWriter;
  readonly paragraph: ParagraphInline;
  readonly writing: ParagraphWriting;
  /** Of the codes that are open, outermost first. */
  readonly looks: { readonly id: number; readonly look: RunLook }[];
}

/** The content of a paragraph with this text instead of its own. */
export function writeParagraph(
  paragraph: ParagraphInline,
  target: InlineText,
  writing: ParagraphWriting,
): WrittenParagraph {
  const links = placeKeptLinks(paragraph, target);
  const { natives } = links;
  const output: Output = {
    writer: new RunWriter(writing.names, writing.source),
    paragraph: { ...paragraph, natives },
    writing,
    looks: [],
  };
  const { codes, restored } = repairCodes(withAround(links.target, paragraph), natives);
  const anchors = placeAnchors(paragraph, target.text);
  const { looks, dropped } = placeLooks(
    paragraph.keptLooks,
    paragraph.inline,
    target,
    formatEdges(codes, natives),
  );
  const next = { code: 0, anchor: 0, style: 0, look: 0 };
  const places = boundaries(target, codes, anchors, looks);
  output.writer.addFragments(paragraph.lead);
  for (const [index, place] of places.entries()) {
    for (let anchor = anchors[next.anchor]; anchor?.at === place; anchor = anchors[++next.anchor]) {
      output.writer.addFragments(anchor.fragments);
    }
    for (let code = codes[next.code]; code?.at === place; code = codes[++next.code]) writeCode(output, code);
    while ((target.styles[next.style]?.end ?? Number.POSITIVE_INFINITY) <= place) next.style++;
    while ((looks[next.look]?.end ?? Number.POSITIVE_INFINITY) <= place) next.look++;
    writeText(output, target.text.slice(place, places[index + 1] ?? place), {
      mark: at(target.styles[next.style], place),
      kept: at(looks[next.look], place),
    });
  }
  output.writer.addFragments(paragraph.trail);
  return {
    xml: output.writer.finish(),
    restored: restored + links.restored,
    looksDropped: dropped,
  };
}

function formatEdges(codes: readonly InlineCode[], natives: ParagraphInline['natives']): readonly number[] {
  return codes.filter(({ id }) => natives.get(id)?.details.type === 'format').map(({ at: place }) => place);
}

/** With the pair around all words, which is no code of the target. */
function withAround(target: InlineText, { around }: ParagraphInline): InlineText {
  if (around === undefined) return target;
  const { start, end } = placeAround(around, target.text);
  const inside = target.codes.map((code) => ({ ...code, at: Math.min(Math.max(code.at, start), end) }));
  const open: InlineCode = { id: aroundId, kind: 'open', at: start };
  return { ...target, codes: [open, ...inside, { id: aroundId, kind: 'close', at: end }] };
}

function writeText(
  { writer, paragraph, writing, looks }: Output,
  text: string,
  { mark, kept }: { readonly mark: StyleRun | undefined; readonly kept: KeptLook | undefined },
): void {
  if (text === '') return;
  const given = looks.at(-1)?.look ?? paragraph.look;
  const look = kept?.within === given ? kept.look : given;
  const style = mark === undefined ? paragraph.style : addStyle(paragraph.style, mark);
  const { targetLanguage, names } = writing;
  const { spellings } = paragraph;
  const spelling = spellings.size === 0 ? undefined : spellings.get(styleKey(style));
  writer.addText(writeRunProperties({ look, style, text, targetLanguage, spelling }, names), text);
}

function writeCode({ writer, paragraph, looks }: Output, code: InlineCode): void {
  const native = paragraph.natives.get(code.id);
  if (native === undefined) return;
  writer.addFragments(code.kind === 'close' ? native.close : native.open);
  if (native.look === undefined) return;
  if (code.kind === 'open') looks.push({ id: code.id, look: native.look });
  else {
    const index = looks.findLastIndex(({ id }) => id === code.id);
    if (index >= 0) looks.splice(index, 1);
  }
}

function boundaries(
  { text, styles }: InlineText,
  codes: readonly InlineCode[],
  anchors: readonly Anchor[],
  looks: readonly KeptLook[],
): readonly number[] {
  const places = new Set([0, text.length]);
  for (const { at } of anchors) places.add(at);
  for (const { at } of codes) places.add(at);
  for (const { start, end } of styles) places.add(start).add(end);
  for (const { start, end } of looks) places.add(start).add(end);
  return [...places].filter((place) => place >= 0 && place <= text.length).sort((a, b) => a - b);
}

function at<T extends { readonly start: number }>(run: T | undefined, place: number): T | undefined {
  return run !== undefined && run.start <= place ? run : undefined;
}

function addStyle(base: RunStyle, run: StyleRun): RunStyle {
  const color = run.underline === undefined ? base.underlineColor : run.underlineColor;
  return {
    bold: base.bold || run.bold === true,
    italic: base.italic || run.italic === true,
    underline: base.underline || run.underline !== undefined,
    ...(color !== undefined && { underlineColor: color }),
  };
}

/** Comments and points others link to stay where they were in the same text, and about there in another. */
function placeAnchors({ anchors, inline }: ParagraphInline, text: string): readonly Anchor[] {
  if (text === inline.text || anchors.length === 0) return anchors;
  const scale = text.length / Math.max(inline.text.length, 1);
  return anchors
    .filter(({ ofWords }) => !ofWords)
    .map(({ at, fragments }) => ({ at: wordEdge(text, Math.round(at * scale)), fragments }));
}

function wordEdge(text: string, at: number): number {
  const before = text.lastIndexOf(' ', at - 1) + 1;
  const space = text.indexOf(' ', at);
  const after = space < 0 ? text.length : space + 1;
  const near = at - before <= after - at ? before : after;
  if (Math.abs(near - at) < longestWord) return near;
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
