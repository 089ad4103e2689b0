import { isBlank } from '../ooxml/blank.ts';
import type { InlineNode } from './piece.ts';
import type { RunLook, RunProperty, RunStyle } from './run-look.ts';
import type { WordStyles } from './word-styles.ts';

type TextNode = InlineNode & { kind: 'text' };

/** How a paragraph writes text of a style: with a character style such as `Emphasis`, and what stands beside that. */
export interface StyleSpelling {
  readonly property: RunProperty;
  readonly direct: RunStyle;
}

export interface SpokenStyles {
  readonly nodes: readonly InlineNode[];
  /** By `styleKey`. */
  readonly spellings: ReadonlyMap<string, StyleSpelling>;
}

const noSpellings: SpokenStyles['spellings'] = new Map();

export function styleKey({ bold, italic, underline, underlineColor = '' }: RunStyle): string {
  return `${bold}${italic}${underline}${underlineColor}`;
}

/**
 * A character style that makes text bold, italic or underlined and nothing else is that to the translator too. It
 * stays as it is where the paragraph has the same in another spelling, so that each can be written as it was.
 */
export function speakStyles(
  nodes: readonly InlineNode[],
  styles: WordStyles,
  paragraphStyle: string | undefined,
): SpokenStyles {
  if (!nodes.some((node) => node.kind === 'text' && node.look.runStyle !== undefined))
    return { nodes, spellings: noSpellings };
  const spoken = new Map<RunLook, RunLook>();
  const spellings = new Map<string, StyleSpelling | undefined>();
  for (const node of nodes) {
    if (node.kind !== 'text') continue;
    const look = spoken.get(node.look) ?? speak(node.look, styles, paragraphStyle);
    spoken.set(node.look, look);
    if (!isBlank(node.text)) noteSpelling(spellings, node, look);
  }
  const known = new Map<string, StyleSpelling>();
  for (const [key, spelling] of spellings) if (spelling !== undefined) known.set(key, spelling);
  if (known.size === 0) return { nodes, spellings: known };
  return { nodes: nodes.map((node) => respell(node, spoken, known)), spellings: known };
}

function respell(
  node: InlineNode,
  spoken: ReadonlyMap<RunLook, RunLook>,
  known: ReadonlyMap<string, StyleSpelling>,
): InlineNode {
  if (node.kind !== 'text') return node;
  const look = spoken.get(node.look) ?? node.look;
  const spelling = known.get(styleKey(look.style));
  const same = look !== node.look && spelling?.property.xml === runStyleOf(node.look)?.xml;
  return same && sameDirect(spelling, node.look) ? { ...node, look } : node;
}

function sameDirect(spelling: StyleSpelling | undefined, { style }: RunLook): boolean {
  return spelling !== undefined && styleKey(spelling.direct) === styleKey(style);
}

function noteSpelling(
  spellings: Map<string, StyleSpelling | undefined>,
  { look: own }: TextNode,
  look: RunLook,
): void {
  const key = styleKey(look.style);
  const property = look === own ? undefined : runStyleOf(own);
  const spelling = property && { property, direct: own.style };
  const known = spellings.get(key);
  const agree =
    known?.property.xml === spelling?.property.xml && (known === undefined || sameDirect(known, own));
  if (!spellings.has(key)) spellings.set(key, spelling);
  else if (!agree) spellings.set(key, undefined);
}

/** The look with what its character style says; the very same look where that says more. */
function speak(look: RunLook, styles: WordStyles, paragraphStyle: string | undefined): RunLook {
  const said = look.runStyle === undefined ? undefined : styles.plainStyle(look.runStyle, paragraphStyle);
  if (said === undefined || look.others.some(({ name }) => toggles.has(name))) return look;
  const { runStyle: _, ...rest } = look;
  return {
    ...rest,
    style: {
      ...look.style,
      bold: look.style.bold || said.bold,
      italic: look.style.italic || said.italic,
      underline: look.style.underline || said.underline,
    },
    others: look.others.filter(({ name }) => name !== 'w:rStyle'),
  };
}

const toggles = new Set(['w:b', 'w:bCs', 'w:i', 'w:iCs', 'w:u']);

function runStyleOf({ others }: RunLook): RunProperty | undefined {
  return others.find(({ name }) => name === 'w:rStyle');
}
