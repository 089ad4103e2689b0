import type { InlineCode, InlineCodeDetails, InlineText, StyleRun } from '../../../inline/inline-text.ts';
import { sameStyle } from '../../../inline/styles.ts';
import { type BaseLooks, chooseBaseLooks } from './base-looks.ts';
import { type FormatSpans, findFormatSpans } from './format-spans.ts';
import type { CodePair, Fragment, InlineNode } from './piece.ts';
import type { RunLook, RunStyle } from './run-look.ts';
import { findNoise } from './space-noise.ts';
import type { SpokenStyles, StyleSpelling } from './spoken-styles.ts';
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
  /** How the paragraph writes styles, by `styleKey`; directly where nothing is said. */
  readonly spellings: ReadonlyMap<string, StyleSpelling>;
}

type TextNode = InlineNode & { kind: 'text' };

interface Emission {
  readonly base: BaseLooks;
  text: string;
  readonly codes: InlineCode[];
  readonly styles: StyleRun[];
  readonly natives: Map<number, NativeCode>;
  readonly anchors: Anchor[];
  readonly ids: Map<CodePair, number>;
  readonly spans: FormatSpans;
  /** Ids of the formats that are open, the innermost last. */
  readonly formats: number[];
}

export function paragraphInline({ nodes: all, spellings }: SpokenStyles): ParagraphInline {
  const { lead, nodes, trail } = trimEdges(all);
  const base = chooseBaseLooks(nodes);
  const spans = findFormatSpans(nodes, base, findNoise(nodes, base));
  const emission: Emission = {
    base,
    text: '',
    codes: [],
    styles: [],
    natives: new Map(),
    anchors: [],
    ids: new Map(),
    spans,
    formats: [],
  };
  for (const node of nodes)
    if (node.kind === 'text') emitText(emission, node);
    else emitCode(emission, node);
  const { text, codes, styles, natives, anchors } = emission;
  const inline = { text, codes, styles };
  return {
    inline,
    natives,
    lead,
    trail,
    anchors,
    look: base.lookOf(undefined),
    style: base.style,
    spellings,
  };
}

function emitCode(emission: Emission, node: Exclude<InlineNode, { kind: 'text' }>): void {
  if (node.kind === 'placeholder') emitPlaceholder(emission, node);
  else if (node.kind === 'open') emitOpen(emission, node);
  else if (node.kind === 'close') emitClose(emission, node);
  else emission.anchors.push({ at: emission.text.length, fragments: node.fragments });
}

function emitText(emission: Emission, node: TextNode): void {
  const { base, spans, styles } = emission;
  for (const { look } of spans.opening.get(node) ?? []) openFormat(emission, look);
  const start = emission.text.length;
  emission.text += node.text;
  const run = base.styleRun(node.look, start, emission.text.length);
  if (run !== undefined) addStyle(styles, run);
  for (let i = spans.closing.get(node) ?? 0; i > 0; i--) closeFormat(emission);
}

function addStyle(styles: StyleRun[], run: StyleRun): void {
  const before = styles.at(-1);
  if (before?.end === run.start && sameStyle(before, run))
    styles[styles.length - 1] = { ...before, end: run.end };
  else styles.push(run);
}

function openFormat({ natives, codes, formats, text }: Emission, look: RunLook): void {
  const id = natives.size + 1;
  const details = { type: 'format' } as const;
  natives.set(id, { details, open: [], close: [], paired: true, nests: false, look });
  codes.push({ id, kind: 'open', at: text.length });
  formats.push(id);
}

function closeFormat({ codes, formats, text }: Emission): void {
  const id = formats.pop();
  if (id !== undefined) codes.push({ id, kind: 'close', at: text.length });
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
  const id = emission.ids.get(pair);
  const native = id === undefined ? undefined : emission.natives.get(id);
  if (id === undefined || native === undefined) return;
  emission.natives.set(id, { ...native, close: fragments });
  emission.codes.push({ id, kind: 'close', at: emission.text.length });
}
