import type { InlineCode, InlineCodeDetails, InlineText, StyleRun } from '../../../inline/inline-text.ts';
import { sameStyle } from '../../../inline/styles.ts';
import { type BaseLooks, chooseBaseLooks } from './base-looks.ts';
import type { CodePair, Fragment, InlineNode } from './piece.ts';
import type { RunLook, RunStyle } from './run-look.ts';
import { findNoise } from './space-noise.ts';
import { trimEdges } from './trim-edges.ts';

/** What a code stands for in the file. */
export interface NativeCode {
  readonly details: InlineCodeDetails;
  readonly open: readonly Fragment[];
  readonly close: readonly Fragment[];
  readonly paired: boolean;
  /** Must nest with others of its kind. */
  readonly nests: boolean;
  /** How text inside looks, where that differs from the text around. */
  readonly look?: RunLook;
}

/** Something invisible that keeps its place in the text as well as it can. */
export interface Anchor {
  readonly at: number;
  readonly fragments: readonly Fragment[];
}

/** A paragraph as inline text, with what is needed to write any inline text back in its place. */
export interface ParagraphInline {
  readonly inline: InlineText;
  readonly natives: ReadonlyMap<number, NativeCode>;
  readonly lead: readonly Fragment[];
  readonly trail: readonly Fragment[];
  readonly anchors: readonly Anchor[];
  readonly look: RunLook;
  /** Common to all of the text and therefore in no style run. */
  readonly style: RunStyle;
}

type TextNode = InlineNode & { kind: 'text' };

interface OpenFormat {
  readonly id: number;
  readonly key: string;
}

interface Emission {
  readonly base: BaseLooks;
  text: string;
  readonly codes: InlineCode[];
  readonly styles: StyleRun[];
  readonly natives: Map<number, NativeCode>;
  readonly anchors: Anchor[];
  readonly ids: Map<CodePair, number>;
  readonly scopes: CodePair[];
  format: OpenFormat | undefined;
  /** Where a format that is open would close: behind the last text, before the codes after it. */
  afterText: { codes: number; at: number };
}

export function paragraphInline(all: readonly InlineNode[]): ParagraphInline {
  const { lead, nodes, trail } = trimEdges(all);
  const base = chooseBaseLooks(nodes);
  const emission: Emission = {
    base,
    text: '',
    codes: [],
    styles: [],
    natives: new Map(),
    anchors: [],
    ids: new Map(),
    scopes: [],
    format: undefined,
    afterText: { codes: 0, at: 0 },
  };
  const noise = findNoise(nodes, base);
  for (const node of nodes)
    if (node.kind !== 'text') emitCode(emission, node);
    else emitText(emission, node, noise.has(node));
  closeFormat(emission);
  const { text, codes, styles, natives, anchors } = emission;
  const inline = { text, codes, styles };
  return { inline, natives, lead, trail, anchors, look: base.lookOf(undefined), style: base.style };
}

function emitCode(emission: Emission, node: Exclude<InlineNode, { kind: 'text' }>): void {
  if (node.kind === 'placeholder') emitPlaceholder(emission, node);
  else if (node.kind === 'open') emitOpen(emission, node);
  else if (node.kind === 'close') emitClose(emission, node);
  else emission.anchors.push({ at: emission.text.length, fragments: node.fragments });
}

function emitText(emission: Emission, { text, look }: TextNode, noise: boolean): void {
  const { base } = emission;
  const key = base.keyOf(look);
  if (!noise || key === baseKey(emission)) enterFormat(emission, look, key);
  const start = emission.text.length;
  emission.text += text;
  emission.afterText = { codes: emission.codes.length, at: emission.text.length };
  const run = base.styleRun(look, start, emission.text.length);
  if (run !== undefined) addStyle(emission.styles, run);
}

function addStyle(styles: StyleRun[], run: StyleRun): void {
  const before = styles.at(-1);
  if (before?.end === run.start && sameStyle(before, run))
    styles[styles.length - 1] = { ...before, end: run.end };
  else styles.push(run);
}

function baseKey({ base, scopes }: Emission): string {
  return base.keyOf(base.lookOf(scopes.at(-1)));
}

function enterFormat(emission: Emission, look: RunLook, key: string): void {
  if (emission.format?.key === key) return;
  closeFormat(emission);
  if (baseKey(emission) === key) return;
  const id = emission.natives.size + 1;
  emission.natives.set(id, {
    details: { type: 'format' },
    open: [],
    close: [],
    paired: true,
    nests: false,
    look,
  });
  emission.codes.push({ id, kind: 'open', at: emission.text.length });
  emission.format = { id, key };
}

function closeFormat(emission: Emission): void {
  if (emission.format === undefined) return;
  const { codes, at } = emission.afterText;
  emission.codes.splice(codes, 0, { id: emission.format.id, kind: 'close', at });
  emission.format = undefined;
}

/** Neighbours of one kind are one code: two line breaks are moved together or not at all. */
function emitPlaceholder(emission: Emission, node: InlineNode & { kind: 'placeholder' }): void {
  const at = emission.text.length;
  const before = emission.codes.at(-1);
  const native =
    before?.kind === 'placeholder' && before.at === at ? emission.natives.get(before.id) : undefined;
  if (before !== undefined && native?.details.type === node.details.type) {
    emission.natives.set(before.id, joinPlaceholders(native, node));
    return;
  }
  const id = emission.natives.size + 1;
  emission.natives.set(id, {
    details: node.details,
    open: node.fragments,
    close: [],
    paired: false,
    nests: false,
  });
  emission.codes.push({ id, kind: 'placeholder', at });
}

function joinPlaceholders(native: NativeCode, node: InlineNode & { kind: 'placeholder' }): NativeCode {
  const [a, b] = [native.details, node.details];
  const equivalent = `${a.equivalent ?? ''}${b.equivalent ?? ''}`;
  const details: InlineCodeDetails = {
    ...a,
    ...(equivalent !== '' && { equivalent }),
    ...(b.required && { required: true }),
  };
  return { ...native, details, open: [...native.open, ...node.fragments] };
}

function emitOpen(emission: Emission, { pair, fragments }: InlineNode & { kind: 'open' }): void {
  if (pair.nests) {
    closeFormat(emission);
    emission.scopes.push(pair);
  }
  const id = emission.natives.size + 1;
  const look = pair.nests ? { look: emission.base.lookOf(pair) } : {};
  emission.natives.set(id, {
    details: pair.details,
    open: fragments,
    close: [],
    paired: true,
    nests: pair.nests,
    ...look,
  });
  emission.ids.set(pair, id);
  emission.codes.push({ id, kind: 'open', at: emission.text.length });
}

function emitClose(emission: Emission, { pair, fragments }: InlineNode & { kind: 'close' }): void {
  if (pair.nests) {
    closeFormat(emission);
    emission.scopes.pop();
  }
  const id = emission.ids.get(pair);
  const native = id === undefined ? undefined : emission.natives.get(id);
  if (id === undefined || native === undefined) return;
  emission.natives.set(id, { ...native, close: fragments });
  emission.codes.push({ id, kind: 'close', at: emission.text.length });
}
