import type { InlineCodeDetails } from '../../../inline/inline-text.ts';

/** How a run of text looks: the styles people set, and all the rest as one string that compares and writes. */
export interface RunLook {
  readonly format: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  /** Where a click on the text leads, as the file writes it. */
  readonly link?: string;
}

export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  readonly look: RunLook;
}

export interface PlaceholderNode {
  readonly kind: 'placeholder';
  readonly details: InlineCodeDetails;
  /** How the file writes it. */
  readonly native: string;
  readonly look: RunLook;
}

/** A piece of rich text: cells, comments and shapes are rows of these. */
export type RunNode = TextNode | PlaceholderNode;

export const plainLook: RunLook = { format: '', bold: false, italic: false, underline: false };

export function sameLook(a: RunLook, b: RunLook): boolean {
  return (
    a === b ||
    (a.format === b.format &&
      a.bold === b.bold &&
      a.italic === b.italic &&
      a.underline === b.underline &&
      a.link === b.link)
  );
}

export const lineBreak: InlineCodeDetails = { type: 'break', display: '↵', equivalent: '\n' };

/** Neighbors that look the same as one. */
export function joinTexts(nodes: readonly RunNode[]): readonly RunNode[] {
  const joined: RunNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (node.kind === 'text' && before?.kind === 'text' && sameLook(before.look, node.look)) {
      joined[joined.length - 1] = { ...before, text: before.text + node.text };
    } else if (node.kind !== 'text' || node.text !== '') joined.push(node);
  }
  return joined;
}

/** What the nodes say, without looks. */
export function textOf(nodes: readonly RunNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : (node.details.equivalent ?? ''))).join('');
}
