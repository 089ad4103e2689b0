import { isBlank } from '../ooxml/blank.ts';
import type { FormatSpans } from './format-spans.ts';
import type { CodePair, InlineNode } from './piece.ts';
import { isPunctuation } from './stretches.ts';

/** An element around all words of a paragraph, and the signs outside it. */
export interface AroundPair {
  readonly pair: CodePair;
  readonly before: string;
  readonly after: string;
}

/**
 * A link around everything but a dash or a full stop is no code: it goes around all words of the target. Signs at
 * which a format begins or ends do not stand outside: codes would be on both sides of its edge.
 */
export function findAroundPair(
  nodes: readonly InlineNode[],
  { opening, closing }: FormatSpans,
): AroundPair | undefined {
  if (!nodes.some(({ kind }) => kind === 'open')) return undefined;
  const isFormatted = (node: InlineNode) => opening.has(node) || closing.has(node);
  const first = nodes.findIndex((node) => !isOutside(node) || isFormatted(node));
  const last = nodes.findLastIndex((node) => !isOutside(node) || isFormatted(node));
  const [open, close] = [nodes[first], nodes[last]];
  if (open?.kind !== 'open' || close?.kind !== 'close') return undefined;
  if (open.pair !== close.pair || !open.pair.nests || !nodes.slice(first, last).some(hasWord))
    return undefined;
  return { pair: open.pair, before: textOf(nodes.slice(0, first)), after: textOf(nodes.slice(last + 1)) };
}

/** Where the pair opens and closes in a target. */
export function placeAround({ before, after }: AroundPair, text: string): { start: number; end: number } {
  const words = [...text.matchAll(word)];
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: text.length };
  return {
    start: text.startsWith(before) ? before.length : first.index,
    end: text.endsWith(after) ? text.length - after.length : last.index + last[0].length,
  };
}

const word = /[\p{L}\p{N}]+/gu;

function isOutside(node: InlineNode): boolean {
  return node.kind === 'hidden' || (node.kind === 'text' && (isBlank(node.text) || isPunctuation(node.text)));
}

function hasWord(node: InlineNode): boolean {
  return node.kind === 'text' && /[\p{L}\p{N}]/u.test(node.text);
}

function textOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
}
