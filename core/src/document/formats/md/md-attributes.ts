import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import type { MaskedText } from '../../masking/masked-text.ts';
import { maskedValue } from '../../masking/masked-value.ts';
import type { NodeOf } from './mdast-nodes.ts';
import { placeOf } from './phrasing-tokens.ts';

/** Text people read that stands inside a link, a picture or a definition. */
export interface MarkdownAttribute {
  readonly name: 'alt' | 'title';
  readonly value: string;
  /** Place of its written form, without quotes. */
  readonly start: number;
  readonly end: number;
  /** What must be escaped in it. */
  readonly closing: string;
}

type WithAttributes = NodeOf<'definition'> | NodeOf<'image'> | NodeOf<'imageReference'> | NodeOf<'link'>;

export function attributesOf(node: WithAttributes, { masked }: MaskedText): readonly MarkdownAttribute[] {
  const alt = node.type === 'image' || node.type === 'imageReference' ? altOf(node, masked) : undefined;
  const title = node.type === 'imageReference' ? undefined : titleOf(node, masked);
  return [alt, title].filter(
    (attribute) => attribute !== undefined && hasWords(attribute.value),
  ) as MarkdownAttribute[];
}

function altOf(
  node: NodeOf<'image'> | NodeOf<'imageReference'>,
  text: string,
): MarkdownAttribute | undefined {
  const { start, end } = placeOf(node);
  const raw = text.slice(start, end);
  // A picture that is named by its text would lose its target.
  const close = node.type === 'image' ? raw.lastIndexOf('](') : raw.lastIndexOf('][');
  if (close < 2 || raw.endsWith('][]') || !node.alt) return undefined;
  return { name: 'alt', value: node.alt, start: start + 2, end: start + close, closing: ']' };
}

function titleOf(
  node: NodeOf<'definition'> | NodeOf<'image'> | NodeOf<'link'>,
  text: string,
): MarkdownAttribute | undefined {
  if (!node.title) return undefined;
  const { start, end } = placeOf(node);
  const written = /[\s>](?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\(((?:[^()\\]|\\.)*)\))\s*\)?$/.exec(
    text.slice(start, end),
  );
  const value = written?.[1] ?? written?.[2] ?? written?.[3];
  if (written === null || value === undefined) return undefined;
  const from = start + written.index + 2;
  return {
    name: 'title',
    value: node.title,
    start: from,
    end: from + value.length,
    closing: text.charAt(from + value.length),
  };
}

/** Undefined where the visitor leaves it as it is. */
export function visitMarkdownAttribute(
  masked: MaskedText,
  attribute: MarkdownAttribute,
  { id, visit }: { readonly id: string; readonly visit: UnitVisitor },
): Splice | undefined {
  const { source, codes, write } = maskedValue(masked, attribute.value.replaceAll(/\s+/g, ' '), attribute);
  const target = visit({
    id,
    kind: 'attribute',
    source,
    codes,
    segmentable: false,
    notes: [attribute.name],
  });
  if (target === undefined) return undefined;
  const special = attribute.name === 'alt' ? /[\\[\]*_`<]/g : new RegExp(`[\\\\${attribute.closing}]`, 'g');
  const text = write(target, (part) => part.replaceAll(/\s+/g, ' ').replaceAll(special, String.raw`\$&`));
  return { start: attribute.start, end: attribute.end, text };
}
