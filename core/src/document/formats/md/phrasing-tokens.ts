import { DocumentFormatError } from '../../document-format-error.ts';
import type { InlineToken, MarkToken, PlaceholderToken } from '../../inline-token.ts';
import { type MaskedText, splitMasked, unmask } from '../../masking/masked-text.ts';
import { mergeTokens } from '../../merge-tokens.ts';
import { inlineHtmlToken, pairInlineHtml } from './inline-html.ts';
import type { MarkdownNode, PhrasingNode } from './mdast-nodes.ts';

/** Deeper nesting than this is no text a person wrote. */
const maxDepth = 200;

/** The inline content of a paragraph, heading or cell in tokens. */
export function phrasingTokens(nodes: readonly PhrasingNode[], text: MaskedText): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  collect(nodes, { text, tokens, depth: 0 });
  return mergeTokens(pairInlineHtml(tokens, text.masked), { collapse: true });
}

interface Collecting {
  readonly text: MaskedText;
  readonly tokens: InlineToken[];
  readonly depth: number;
}

function collect(nodes: readonly PhrasingNode[], collecting: Collecting): void {
  if (collecting.depth > maxDepth)
    throw new DocumentFormatError('limit', { part: `:${nodes[0]?.position?.start.line ?? 1}` });
  for (const [i, node] of nodes.entries()) {
    if ('children' in node && node.children.length > 0 && !isAutolink(node, collecting.text.raw)) {
      addPair(node, collecting);
    } else {
      collecting.tokens.push(...leafTokens(node, nodes[i + 1], collecting.text));
    }
  }
}

type ParentPhrasing = Extract<PhrasingNode, { children: unknown }>;

function addPair(node: ParentPhrasing, { text, tokens, depth }: Collecting): void {
  const first = node.children[0] ?? node;
  const last = node.children.at(-1) ?? node;
  const pair = placeOf(node).start;
  const details = {
    type: node.type.startsWith('link') ? 'link' : 'format',
    display: displayOf(node, text),
  } as const;
  const shared = { pair, details, ...styleOf(node) };
  const open: MarkToken = { kind: 'open', start: pair, end: placeOf(first).start, ...shared };
  const close: MarkToken = {
    kind: 'close',
    start: placeOf(last).end,
    end: placeOf(node).end,
    ...shared,
    ...referenceNative(node, text.raw.slice(open.end, placeOf(last).end)),
  };
  tokens.push(open);
  collect(node.children, { text, tokens, depth: depth + 1 });
  tokens.push(close);
}

/** `[label]` and `[label][]` name their target by their text; when that changes the label must be written out. */
function referenceNative(node: ParentPhrasing, label: string): Pick<MarkToken, 'native'> {
  return node.type === 'linkReference' && node.referenceType !== 'full' ? { native: `][${label}]` } : {};
}

function styleOf({ type }: ParentPhrasing): Pick<MarkToken, 'style'> {
  if (type === 'strong') return { style: 'bold' };
  return type === 'emphasis' ? { style: 'italic' } : {};
}

function displayOf(node: ParentPhrasing, text: MaskedText): string {
  if (node.type === 'link') return unmask(text, node.url, placeOf(node));
  if (node.type === 'linkReference') return node.label ?? node.identifier;
  return text.raw.slice(placeOf(node).start, placeOf(node.children[0] ?? node).start);
}

function leafTokens(
  node: PhrasingNode,
  next: PhrasingNode | undefined,
  text: MaskedText,
): readonly InlineToken[] {
  const { start, end } = placeOf(node);
  if (node.type === 'text') return splitMasked(text, { kind: 'text', start, end, text: node.value });
  if (node.type === 'html') return [inlineHtmlToken(start, end, text)];
  // The mark of a quote or the indent of a list at the start of the next line belongs to the break.
  const wholeBreak = node.type === 'break' && next !== undefined ? placeOf(next).start : end;
  return [{ kind: 'placeholder', start, end: wholeBreak, ...leafDetails(node, text) }];
}

function leafDetails(node: PhrasingNode, text: MaskedText): Pick<PlaceholderToken, 'details' | 'speaks'> {
  const place = placeOf(node);
  const raw = text.raw.slice(place.start, place.end);
  switch (node.type) {
    case 'break':
      return { details: { type: 'break', display: '↵', equivalent: '\n' } };
    case 'inlineCode':
      return spoken('variable', unmask(text, node.value, place));
    case 'link':
      return spoken('link', raw.replaceAll(/^<|>$/g, ''));
    case 'image':
    case 'imageReference':
      return { details: { type: 'image', display: unmask(text, node.alt ?? '', place), required: true } };
    case 'footnoteReference':
      return { details: { type: 'note', display: raw, required: true } };
    default:
      return { details: { type: 'other', display: raw, required: true } };
  }
}

function spoken(type: 'variable' | 'link', words: string): Pick<PlaceholderToken, 'details' | 'speaks'> {
  return { details: { type, display: words, equivalent: words, required: true }, speaks: true };
}

/** `<https://…>` and bare addresses: there is nothing in them to translate. */
function isAutolink(node: ParentPhrasing, text: string): boolean {
  return node.type === 'link' && text.charAt(placeOf(node).start) !== '[';
}

export function placeOf(node: MarkdownNode): { readonly start: number; readonly end: number } {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new Error(`A ${node.type} without a place`);
  return { start, end };
}
