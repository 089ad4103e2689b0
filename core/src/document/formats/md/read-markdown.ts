import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitKind, UnitVisitor } from '../../document-format.ts';
import type { InlineToken } from '../../inline-token.ts';
import { readInlineUnit } from '../../inline-unit.ts';
import type { CodeRegion, RegionText } from '../../masking/code-region.ts';
import { type MaskedText, regionsWithin } from '../../masking/masked-text.ts';
import { visitRegionText } from '../../masking/visit-region-text.ts';
import type { TextReading } from '../../process-text.ts';
import { trimTokens } from '../../trim-tokens.ts';
import { readHtml } from '../html/read-html.ts';
import { readFrontMatter } from './front-matter.ts';
import type { MarkdownDialect } from './markdown-dialect.ts';
import { maskMarkdown } from './mask-markdown.ts';
import { attributesOf, visitMarkdownAttribute } from './md-attributes.ts';
import type { MarkdownNode, PhrasingNode } from './mdast-nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { phrasingTokens, placeOf } from './phrasing-tokens.ts';
import { refuseBracketBomb } from './refuse-bracket-bomb.ts';
import { markdownMarks, writePhrasing } from './write-phrasing.ts';

interface Walk {
  readonly text: string;
  readonly masked: MaskedText;
  readonly dialect: MarkdownDialect;
  /** Texts of lines that are no text of the page, not yet visited, in order. */
  readonly titles: RegionText[];
  /** Where admonitions begin that the parser takes for items of a list. */
  readonly admonitions: ReadonlySet<number>;
  readonly visit: UnitVisitor;
  readonly splices: Splice[];
  units: number;
  attributes: number;
  htmlBlocks: number;
  restored: number;
}

export function readMarkdown(text: string, visit: UnitVisitor, dialect: MarkdownDialect): TextReading {
  const masked = maskMarkdown(text, dialect);
  refuseBracketBomb(masked.masked);
  const walk: Walk = {
    text,
    masked,
    dialect,
    titles: masked.blocks.flatMap(({ texts }) => texts).toSorted((a, b) => a.start - b.start),
    admonitions: new Set(masked.blocks.flatMap(({ start, reads }) => (reads === '' ? [] : [start]))),
    visit,
    splices: [],
    units: 0,
    attributes: 0,
    htmlBlocks: 0,
    restored: 0,
  };
  // A stack of our own: quotes in quotes may be nested deeper than calls can be.
  const left: Place[] = [{ node: parseMarkdown(masked.masked, dialect), container: 'root' }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    visitTitles(walk, placeOf(place.node).start);
    // One by one: a call with a hundred thousand arguments fails.
    for (const inner of readNode(walk, place).toReversed()) left.push(inner);
  }
  visitTitles(walk, text.length);
  return { splices: walk.splices.sort((a, b) => a.start - b.start), restored: walk.restored };
}

/** Titles of directives that stand before a place. */
function visitTitles(walk: Walk, before: number): void {
  for (let next = walk.titles[0]; next !== undefined && next.start < before; next = walk.titles[0]) {
    walk.titles.shift();
    walk.splices.push(...visitRegion(walk, next));
  }
}

function visitRegion(walk: Walk, text: RegionText): readonly Splice[] {
  walk.attributes++;
  const splice = visitRegionText(walk.text, text, `attribute-${walk.attributes}`, walk.visit);
  return splice === undefined ? [] : [splice];
}

interface Place {
  readonly node: MarkdownNode;
  /** Type of the list item, quote or note it stands in. */
  readonly container: MarkdownNode['type'];
}

/** Deals with a node; gives the nodes in it that are still to be read. */
function readNode(walk: Walk, { node, container }: Place): readonly Place[] {
  switch (node.type) {
    case 'paragraph':
      readPhrasing(walk, node, kinds[container] ?? 'paragraph');
      return [];
    case 'heading':
      readPhrasing(walk, node, 'heading');
      return [];
    case 'tableCell':
      readPhrasing(walk, node, 'cell');
      return [];
    case 'html':
      readHtmlBlock(walk, node);
      return [];
    case 'yaml':
      walk.splices.push(...readFrontMatter(rawOf(walk, node), placeOf(node).start, walk.visit));
      return [];
    case 'definition':
      walk.splices.push(...visitAttributes(walk, node));
      return [];
    default:
      return 'children' in node
        ? node.children.map((child) => ({ node: child, container: containerOf(walk, node, container) }))
        : [];
  }
}

const kinds: Partial<Record<MarkdownNode['type'], UnitKind>> = {
  listItem: 'list-item',
  footnoteDefinition: 'note',
};

function containerOf(
  { admonitions }: Walk,
  node: MarkdownNode,
  outer: MarkdownNode['type'],
): MarkdownNode['type'] {
  if (node.type === 'listItem' && admonitions.has(placeOf(node).start)) return outer;
  return node.type in kinds ? node.type : outer;
}

function rawOf({ text }: Walk, node: MarkdownNode): string {
  return text.slice(placeOf(node).start, placeOf(node).end);
}

type PhrasingParent = Extract<MarkdownNode, { type: 'paragraph' | 'heading' | 'tableCell' }>;

function readPhrasing(walk: Walk, node: PhrasingParent, kind: UnitKind): void {
  const { text, masked } = walk;
  const attributes = new Map([
    ...node.children.flatMap((child) => splicesByPlace(walk, child)),
    ...regionsWithin(masked, placeOf(node)).flatMap((region) => splicesOfRegion(walk, region)),
  ]);
  const tokens = phrasingTokens(node.children, masked).map((token) => withAttributes(token, attributes));
  const written = writeUnit(walk, trimTokens(tokens, text), kind);
  if (written !== undefined) walk.splices.push(written);
  const { start = 0, end = 0 } = written ?? {};
  const inner = [...attributes.values()].flat();
  walk.splices.push(...inner.filter((splice) => splice.end <= start || splice.start >= end));
}

function writeUnit(walk: Walk, tokens: readonly InlineToken[], kind: UnitKind): Splice | undefined {
  const unit = readInlineUnit(tokens, walk.text, { defaultMarks: markdownMarks, collapse: true });
  if (unit === undefined || !hasWords(unit.source.text)) return undefined;
  walk.units++;
  const { source, codes, start, end } = unit;
  const target = walk.visit({ id: `text-${walk.units}`, kind, source, codes, segmentable: true });
  if (target === undefined) return undefined;
  const startsLine = kind !== 'heading' && kind !== 'cell';
  const place = {
    raw: walk.text.slice(start, end),
    isCell: kind === 'cell',
    startsLine,
    dialect: walk.dialect,
  };
  const written = writePhrasing(unit, target, place);
  if (written.restored) walk.restored++;
  return { start, end, text: written.text };
}

/** Translated attributes of a node and the nodes in it, by where the node begins. */
function splicesByPlace(walk: Walk, node: PhrasingNode): readonly (readonly [number, readonly Splice[]])[] {
  const inner = 'children' in node ? node.children.flatMap((child) => splicesByPlace(walk, child)) : [];
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'imageReference') return inner;
  return [[placeOf(node).start, visitAttributes(walk, node)], ...inner];
}

function splicesOfRegion(
  walk: Walk,
  { start, texts }: CodeRegion,
): readonly (readonly [number, readonly Splice[]])[] {
  return texts.length === 0 ? [] : [[start, texts.flatMap((text) => visitRegion(walk, text))]];
}

function visitAttributes(walk: Walk, node: Parameters<typeof attributesOf>[0]): readonly Splice[] {
  return attributesOf(node, walk.masked).flatMap((attribute) => {
    walk.attributes++;
    const id = `attribute-${walk.attributes}`;
    return visitMarkdownAttribute(walk.masked, attribute, { id, visit: walk.visit }) ?? [];
  });
}

/** The title of a link stands in its closing token, the text of a picture in its only one. */
function withAttributes(token: InlineToken, attributes: ReadonlyMap<number, readonly Splice[]>): InlineToken {
  if (token.kind === 'text' || token.kind === 'open') return token;
  const owner = token.kind === 'close' ? token.pair : token.start;
  const splices = attributes.get(owner ?? -1);
  return splices === undefined ? token : { ...token, splices };
}

function readHtmlBlock(walk: Walk, node: MarkdownNode): void {
  walk.htmlBlocks++;
  const { start } = placeOf(node);
  const reading = readHtml(rawOf(walk, node), walk.visit, {
    idPrefix: `html-${walk.htmlBlocks}-`,
    patterns: walk.dialect.patterns,
  });
  walk.restored += reading.restored ?? 0;
  for (const splice of reading.splices) {
    walk.splices.push({ start: splice.start + start, end: splice.end + start, text: splice.text });
  }
}
