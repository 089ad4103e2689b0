import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitKind, UnitVisitor } from '../../document-format.ts';
import type { InlineToken } from '../../inline-token.ts';
import { readInlineUnit } from '../../inline-unit.ts';
import type { TextReading } from '../../process-text.ts';
import { trimTokens } from '../../trim-tokens.ts';
import { readHtml } from '../html/read-html.ts';
import { readFrontMatter } from './front-matter.ts';
import { attributesOf, visitMarkdownAttribute } from './md-attributes.ts';
import type { MarkdownNode, PhrasingNode } from './mdast-nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { phrasingTokens, placeOf } from './phrasing-tokens.ts';
import { refuseBracketBomb } from './refuse-bracket-bomb.ts';
import { markdownMarks, writePhrasing } from './write-phrasing.ts';

interface Walk {
  readonly text: string;
  readonly visit: UnitVisitor;
  readonly splices: Splice[];
  units: number;
  attributes: number;
  htmlBlocks: number;
  restored: number;
}

export function readMarkdown(text: string, visit: UnitVisitor): TextReading {
  refuseBracketBomb(text);
  const walk: Walk = { text, visit, splices: [], units: 0, attributes: 0, htmlBlocks: 0, restored: 0 };
  // A stack of our own: quotes in quotes may be nested deeper than calls can be.
  const left: Place[] = [{ node: parseMarkdown(text), container: 'root' }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    // One by one: a call with a hundred thousand arguments fails.
    for (const inner of readNode(walk, place).toReversed()) left.push(inner);
  }
  return { splices: walk.splices.sort((a, b) => a.start - b.start), restored: walk.restored };
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
        ? node.children.map((child) => ({ node: child, container: containerOf(node, container) }))
        : [];
  }
}

const kinds: Partial<Record<MarkdownNode['type'], UnitKind>> = {
  listItem: 'list-item',
  footnoteDefinition: 'note',
};

function containerOf(node: MarkdownNode, outer: MarkdownNode['type']): MarkdownNode['type'] {
  return node.type in kinds ? node.type : outer;
}

function rawOf({ text }: Walk, node: MarkdownNode): string {
  return text.slice(placeOf(node).start, placeOf(node).end);
}

type PhrasingParent = Extract<MarkdownNode, { type: 'paragraph' | 'heading' | 'tableCell' }>;

function readPhrasing(walk: Walk, node: PhrasingParent, kind: UnitKind): void {
  const { text } = walk;
  const attributes = new Map(node.children.flatMap((child) => splicesByPlace(walk, child)));
  const tokens = phrasingTokens(node.children, text).map((token) => withAttributes(token, attributes));
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
  const place = { raw: walk.text.slice(start, end), isCell: kind === 'cell', startsLine };
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

function visitAttributes(walk: Walk, node: Parameters<typeof attributesOf>[0]): readonly Splice[] {
  return attributesOf(node, walk.text).flatMap((attribute) => {
    walk.attributes++;
    return visitMarkdownAttribute(attribute, `attribute-${walk.attributes}`, walk.visit) ?? [];
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
  });
  walk.restored += reading.restored ?? 0;
  for (const splice of reading.splices) {
    walk.splices.push({ start: splice.start + start, end: splice.end + start, text: splice.text });
  }
}
