import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import type { InlineToken, MarkToken } from '../../inline-token.ts';
import { readInlineUnit, type StyleMarks } from '../../inline-unit.ts';
import { findTemplateCodes } from '../../masking/find-template-codes.ts';
import { type MaskedText, maskText, regionsWithin, splitMasked, unmask } from '../../masking/masked-text.ts';
import { visitRegionText } from '../../masking/visit-region-text.ts';
import { mergeTokens } from '../../merge-tokens.ts';
import type { PlaceholderFinder } from '../../placeholders/find-placeholders.ts';
import type { TextReading } from '../../process-text.ts';
import { trimTokens } from '../../trim-tokens.ts';
import { requirePartner } from '../../xml-rules/require-partner.ts';
import { translatableAttributes, visitAttribute } from './html-attributes.ts';
import {
  blockElements,
  opaqueElements,
  preformattedElements,
  readingElements,
  speakingElements,
  unitKinds,
  voidElements,
} from './html-elements.ts';
import { type HtmlSyntax, htmlSyntax } from './html-syntax.ts';
import { spellingsOf, textPieces } from './html-text.ts';
import { elementToken, openToken, silentToken, voidToken } from './html-tokens.ts';
import { extentOfElement, isProtected } from './protected-elements.ts';
import type { HtmlMark } from './scan-html.ts';

const styleMarks: StyleMarks = {
  bold: ['<b>', '</b>'],
  italic: ['<i>', '</i>'],
  underline: ['<u>', '</u>'],
};

interface Walk {
  readonly text: string;
  /** The same with the codes of templates masked. */
  readonly masked: MaskedText;
  readonly marks: readonly HtmlMark[];
  readonly visit: UnitVisitor;
  readonly idPrefix: string;
  readonly placeholders: PlaceholderFinder | undefined;
  readonly syntax: HtmlSyntax;
  readonly splices: Splice[];
  /** Of the unit being gathered. */
  tokens: InlineToken[];
  readonly openInline: { readonly name: string; readonly index: number }[];
  readonly openBlocks: { readonly name: string; readonly preformatted: boolean }[];
  units: number;
  attributes: number;
  restored: number;
  /** Where the next text begins. */
  last: number;
  /** How many elements that speak for themselves are around. */
  readonly depth: number;
}

/** Deeper pages exist only to do harm. */
const maxDepth = 8;

interface HtmlSettings {
  /** Begins the ids, so that html inside another format has its own. */
  readonly idPrefix?: string;
  /** Texts of programs have placeholders besides. */
  readonly placeholders?: PlaceholderFinder | undefined;
  readonly syntax?: HtmlSyntax;
  /** Expressions of the user for what is code. */
  readonly patterns?: readonly string[];
}

/** Walks html text. Codes of template languages are codes here as well. */
export function readHtml(
  text: string,
  visit: UnitVisitor,
  { idPrefix = '', placeholders, syntax = htmlSyntax, patterns }: HtmlSettings = {},
): TextReading {
  const masked = maskText(text, findTemplateCodes(text, patterns));
  const walk: Walk = {
    text,
    masked,
    marks: syntax.scan(masked.masked),
    visit,
    idPrefix,
    placeholders,
    syntax,
    splices: [],
    tokens: [],
    openInline: [],
    openBlocks: [],
    units: 0,
    attributes: 0,
    restored: 0,
    last: 0,
    depth: 0,
  };
  for (let i = 0; i < walk.marks.length; i++) i = readMark(walk, i);
  flush(walk);
  return { splices: walk.splices.sort((a, b) => a.start - b.start), restored: walk.restored };
}

/** Gives the index of the last mark it has dealt with. */
function readMark(walk: Walk, index: number): number {
  const mark = walk.marks[index];
  if (mark === undefined) return index;
  addText(walk, mark);
  walk.last = mark.end;
  if (mark.kind === 'other') walk.tokens.push(silentToken(mark));
  else if (mark.kind === 'end') readEnd(walk, mark);
  else if (isReading(walk, mark) || isProtected(mark) || opaqueElements.has(mark.name))
    return skipElement(walk, index, mark);
  else readStart(walk, mark);
  return index;
}

/** How characters are read aloud is no part of the sentence; where its end tag may lack, it is not sure how far it goes. */
function isReading({ syntax }: Walk, { name }: HtmlMark): boolean {
  return syntax.wellFormed && readingElements.has(name);
}

function addText(walk: Walk, { textBefore, start: end }: HtmlMark): void {
  const { tokens, masked, placeholders, last: start } = walk;
  if (start >= end) return;
  const hasCodes = regionsWithin(masked, { start, end }).length > 0;
  if (placeholders === undefined && !hasCodes) {
    tokens.push({ kind: 'text', start, end, text: textBefore });
    return;
  }
  for (const token of textPieces(masked.masked, { start, end }).flatMap((piece) =>
    splitMasked(masked, piece),
  )) {
    if (token.kind === 'text') tokens.push(...(placeholders?.split(token) ?? [token]));
    else tokens.push(withTexts(walk, token));
  }
}

/** A code with what people read in it, such as the title of a picture. */
function withTexts(walk: Walk, token: InlineToken): InlineToken {
  if (token.kind !== 'placeholder') return token;
  const [region] = regionsWithin(walk.masked, token);
  const splices = (region?.texts ?? []).flatMap((text) => {
    walk.attributes++;
    const id = `${walk.idPrefix}attribute-${walk.attributes}`;
    return visitRegionText(walk.text, text, id, walk.visit) ?? [];
  });
  return splices.length === 0 ? token : { ...token, splices };
}

function readStart(walk: Walk, mark: HtmlMark): void {
  const { name } = mark;
  if (blockElements.has(name)) flush(walk);
  const splices = visitAttributes(walk, mark);
  if (blockElements.has(name)) {
    walk.splices.push(...splices);
    if (!voidElements.has(name)) openBlock(walk, name);
  } else if (voidElements.has(name)) {
    walk.tokens.push(voidToken(walk.text, mark, splices));
  } else {
    walk.openInline.push({ name, index: walk.tokens.length });
    walk.tokens.push(openToken(walk.text, mark, splices));
  }
}

function openBlock({ openBlocks }: Walk, name: string): void {
  const outer = openBlocks.at(-1)?.preformatted ?? false;
  openBlocks.push({ name, preformatted: outer || preformattedElements.has(name) });
}

function visitAttributes(walk: Walk, mark: HtmlMark): readonly Splice[] {
  return translatableAttributes(mark).flatMap((attribute) => {
    walk.attributes++;
    const id = `${walk.idPrefix}attribute-${walk.attributes}`;
    return visitAttribute(walk.masked, { id, attribute, syntax: walk.syntax }, walk.visit) ?? [];
  });
}

function readEnd(walk: Walk, mark: HtmlMark): void {
  const { name, start, end } = mark;
  if (blockElements.has(name)) {
    flush(walk);
    const index = walk.openBlocks.findLastIndex((block) => block.name === name);
    if (index !== -1) walk.openBlocks.length = index;
    return;
  }
  const position = walk.openInline.findLastIndex((element) => element.name === name);
  const index = walk.openInline[position]?.index;
  const opening = index === undefined ? undefined : walk.tokens[index];
  const closing: MarkToken = { kind: 'close', start, end, details: { type: 'format', display: name } };
  if (index === undefined || opening?.kind !== 'open') {
    walk.tokens.push(closing);
    return;
  }
  walk.openInline.splice(position, 1);
  walk.tokens[index] = { ...opening, pair: index };
  walk.tokens.push({ ...closing, pair: index, ...(opening.style && { style: opening.style }) });
}

/** The whole element is one code; a block of it ends the unit. Gives the index of its last mark. */
function skipElement(walk: Walk, index: number, mark: HtmlMark): number {
  const { lastIndex, end } = extentOfElement(walk.marks, index);
  walk.last = end;
  if (blockElements.has(mark.name)) flush(walk);
  else {
    const splices = isProtected(mark) ? [] : readInside(walk, index, lastIndex);
    const shown = (words: string) => unmask(walk.masked, words, { start: mark.start, end });
    walk.tokens.push({ ...elementToken(walk.marks.slice(index, lastIndex + 1), { end, shown }), splices });
  }
  return lastIndex;
}

/** What an element that is one code says by itself. */
function readInside(walk: Walk, index: number, lastIndex: number): readonly Splice[] {
  const mark = walk.marks[index];
  if (mark === undefined || !opaqueElements.has(mark.name)) return [];
  const attributes = visitAttributes(walk, mark);
  const inside: Walk = {
    ...walk,
    splices: [...attributes],
    tokens: [],
    openInline: [],
    openBlocks: [],
    last: mark.end,
    depth: walk.depth + 1,
  };
  if (speakingElements.has(mark.name) && inside.depth <= maxDepth) {
    for (let i = index + 1; i < lastIndex; i++) i = readMark(inside, i);
    const closing = walk.marks[lastIndex];
    if (closing?.kind === 'end') addText(inside, closing);
    flush(inside);
  }
  walk.units = inside.units;
  walk.attributes = inside.attributes;
  walk.restored = inside.restored;
  return inside.splices.toSorted((a, b) => a.start - b.start);
}

/** Ends the unit gathered so far and writes what the visitor gives for it. */
function flush(walk: Walk): void {
  const tokens = walk.syntax.wellFormed ? walk.tokens.map(requirePartner) : walk.tokens;
  walk.tokens = [];
  walk.openInline.length = 0;
  const written = tokens.length === 0 ? undefined : writeUnit(walk, tokens);
  if (written !== undefined) walk.splices.push(written);
  const { start = 0, end = 0 } = written ?? {};
  const inner = tokens.flatMap((token) => (token.kind === 'text' ? [] : (token.splices ?? [])));
  walk.splices.push(...inner.filter((splice) => splice.end <= start || splice.start >= end));
}

/** Undefined where there is nothing to translate, or the visitor leaves it as it is. */
function writeUnit(walk: Walk, found: readonly InlineToken[]): Splice | undefined {
  const { text } = walk;
  const { name: block, preformatted } = walk.openBlocks.at(-1) ?? { name: '', preformatted: false };
  const tokens = trimTokens(mergeTokens(found, { collapse: !preformatted }), text);
  const unit = readInlineUnit(tokens, text, { defaultMarks: styleMarks, collapse: !preformatted });
  if (unit === undefined || !hasWords(unit.source.text)) return undefined;
  walk.units++;
  const { source, codes, start, end } = unit;
  const id = `${walk.idPrefix}text-${walk.units}`;
  const kind = unitKinds[block] ?? 'paragraph';
  const target = walk.visit({ id, kind, source, codes, segmentable: !preformatted });
  if (target === undefined) return undefined;
  const spellings = spellingsOf(rawText(tokens, text));
  const lineEnd = preformatted ? (/\r\n|\r/.exec(text.slice(start, end))?.[0] ?? '\n') : ' ';
  const rendered = walk.syntax.render(unit, target, (part) =>
    walk.syntax.escapeText(part, spellings).replaceAll('\n', lineEnd),
  );
  if (rendered.restored) walk.restored++;
  return { start, end, text: rendered.text };
}

function rawText(tokens: readonly InlineToken[], text: string): string {
  return tokens.map((token) => (token.kind === 'text' ? text.slice(token.start, token.end) : '')).join('\n');
}
