import type { InlineCode, InlineCodeDetails, InlineText, StyleRun } from '../../../inline/inline-text.ts';
import { sameStyle } from '../../../inline/styles.ts';
import type { NamePlace } from '../../../text/machine-names.ts';
import { type AroundPair, findAroundPair } from './around-pair.ts';
import { commonStyle, styleRun } from './common-style.ts';
import { type FormatSpans, findFormatSpans } from './format-spans.ts';
import type { KeptLook } from './kept-looks.ts';
import { findKeptNames, type KeptNames } from './kept-names.ts';
import { type LookKeys, lookKeys } from './look-keys.ts';
import { chooseMainLooks } from './main-looks.ts';
import type { CodePair, Fragment, InlineNode } from './piece.ts';
import type { RunLook, RunStyle } from './run-look.ts';
import type { SpokenStyles, StyleSpelling } from './spoken-styles.ts';
import { findStretches } from './stretches.ts';
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
  /** Goes where the text is another. */
  readonly ofWords?: boolean | undefined;
}

/** A link on a name that is a link wherever it stands; it is no code of the text. */
export interface KeptLink extends NamePlace {
  /** In `natives`. */
  readonly id: number;
}

/** A paragraph as inline text, with what is needed to write any inline text back in its place. */
export interface ParagraphInline {
  readonly inline: InlineText;
  readonly natives: ReadonlyMap<number, NativeCode>;
  readonly lead: readonly Fragment[];
  readonly trail: readonly Fragment[];
  readonly anchors: readonly Anchor[];
  readonly keptLooks: readonly KeptLook[];
  readonly keptLinks: readonly KeptLink[];
  /** In `natives` under `aroundId`, and in no code of the text. */
  readonly around: AroundPair | undefined;
  readonly look: RunLook;
  /** Common to all of the text and therefore in no style run. */
  readonly style: RunStyle;
  /** How the paragraph writes styles, by `styleKey`; directly where nothing is said. */
  readonly spellings: ReadonlyMap<string, StyleSpelling>;
}

/** Of the pair around all words. */
export const aroundId = 0;

/** Codes that a translator does not see have no number above zero. */
export function isInSight(id: number): boolean {
  return id > 0;
}

type TextNode = InlineNode & { kind: 'text' };

interface Emission {
  readonly keys: LookKeys;
  readonly names: KeptNames;
  readonly style: RunStyle;
  readonly around: AroundPair | undefined;
  text: string;
  readonly codes: InlineCode[];
  readonly styles: StyleRun[];
  readonly natives: Map<number, NativeCode>;
  readonly anchors: Anchor[];
  readonly keptLooks: KeptLook[];
  readonly keptLinks: KeptLink[];
  readonly ids: Map<CodePair, number>;
  readonly spans: FormatSpans;
  /** Ids of the formats that are open, the innermost last. */
  readonly formats: number[];
  /** What the codes that are open make of the text, the innermost last. */
  readonly looks: { readonly id: number; readonly look: RunLook }[];
}

export function paragraphInline({ nodes: all, spellings }: SpokenStyles): ParagraphInline {
  const { lead, nodes, trail } = trimEdges(all);
  const emission = beginEmission(nodes);
  for (const node of nodes)
    if (node.kind === 'text') emitText(emission, node);
    else emitCode(emission, node);
  const { text, codes, styles, natives, anchors, keptLooks, keptLinks, around, spans, style } = emission;
  const inline = { text, codes, styles };
  const look = spans.lookOf(undefined);
  return { inline, natives, lead, trail, anchors, keptLooks, keptLinks, around, look, style, spellings };
}

function beginEmission(nodes: readonly InlineNode[]): Emission {
  const keys = lookKeys(nodes);
  const names = findKeptNames(nodes, keys);
  const words = names.texts.size > 0 ? nodes.filter((node) => !names.texts.has(node)) : nodes;
  const main = chooseMainLooks(words, keys);
  const spans = findFormatSpans(findStretches(words, keys), keys, main);
  return {
    keys,
    names,
    spans,
    style: commonStyle(nodes),
    around: findAroundPair(nodes, spans),
    text: '',
    codes: [],
    styles: [],
    natives: new Map(),
    anchors: [],
    keptLooks: [],
    keptLinks: [],
    ids: new Map(),
    formats: [],
    looks: [],
  };
}

function emitCode(emission: Emission, node: Exclude<InlineNode, { kind: 'text' }>): void {
  if (node.kind === 'placeholder') emitPlaceholder(emission, node);
  else if (node.kind === 'open') emitOpen(emission, node);
  else if (node.kind === 'close') emitClose(emission, node);
  else {
    const { fragments, ofWords } = node;
    emission.anchors.push({ at: emission.text.length, fragments, ofWords });
  }
}

function emitText(emission: Emission, node: TextNode): void {
  const { spans, styles } = emission;
  for (const { look } of spans.opening.get(node) ?? []) openFormat(emission, look);
  const start = emission.text.length;
  emission.text += node.text;
  const run = styleRun(emission.style, node.look.style, start, emission.text.length);
  if (run !== undefined) addStyle(styles, run);
  keepLook(emission, node, start);
  for (let i = spans.closing.get(node) ?? 0; i > 0; i--) closeFormat(emission);
}

/** Where the codes give the text another look than it has. */
function keepLook(emission: Emission, node: TextNode, start: number): void {
  const { looks, spans, keys, names, keptLooks } = emission;
  const { look } = node;
  const given = looks.at(-1)?.look ?? spans.lookOf(undefined);
  if (look === given || keys.seen(look) === keys.seen(given)) return;
  const named = names.texts.has(node);
  const end = emission.text.length;
  const before = keptLooks.at(-1);
  const goesOn = named && before?.named && before.end === start && before.within === given;
  if (goesOn && keys.seen(before.look) === keys.seen(look))
    keptLooks[keptLooks.length - 1] = { ...before, end };
  else keptLooks.push({ start, end, look, within: given, named });
}

function addStyle(styles: StyleRun[], run: StyleRun): void {
  const before = styles.at(-1);
  if (before?.end === run.start && sameStyle(before, run))
    styles[styles.length - 1] = { ...before, end: run.end };
  else styles.push(run);
}

function openFormat(emission: Emission, look: RunLook): void {
  const { natives, codes, formats, looks, text } = emission;
  const id = nextId(emission);
  const details = { type: 'format' } as const;
  natives.set(id, { details, open: [], close: [], paired: true, nests: false, look });
  codes.push({ id, kind: 'open', at: text.length });
  formats.push(id);
  looks.push({ id, look });
}

function closeFormat({ codes, formats, looks, text }: Emission): void {
  const id = formats.pop();
  if (id === undefined) return;
  dropLook(looks, id);
  codes.push({ id, kind: 'close', at: text.length });
}

function dropLook(looks: Emission['looks'], id: number): void {
  const index = looks.findLastIndex((one) => one.id === id);
  if (index >= 0) looks.splice(index, 1);
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
  const id = nextId(emission);
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
  const id = idOf(emission, pair);
  const look = emission.spans.lookOf(pair);
  emission.natives.set(id, {
    details: pair.details,
    open: fragments,
    close: [],
    paired: true,
    nests: pair.nests,
    ...(pair.nests && { look }),
  });
  emission.ids.set(pair, id);
  if (pair.nests) emission.looks.push({ id, look });
  const at = emission.text.length;
  if (isInSight(id)) emission.codes.push({ id, kind: 'open', at });
  else if (id !== aroundId) emission.keptLinks.push({ id, start: at, end: at });
}

function idOf({ around, names, keptLinks, natives }: Emission, pair: CodePair): number {
  if (around?.pair === pair) return aroundId;
  return names.links.has(pair) ? -1 - keptLinks.length : nextId({ keptLinks, natives });
}

function emitClose(emission: Emission, { pair, fragments }: InlineNode & { kind: 'close' }): void {
  const id = emission.ids.get(pair);
  const native = id === undefined ? undefined : emission.natives.get(id);
  if (id === undefined || native === undefined) return;
  emission.natives.set(id, { ...native, close: fragments });
  dropLook(emission.looks, id);
  if (isInSight(id)) emission.codes.push({ id, kind: 'close', at: emission.text.length });
  else if (id !== aroundId) endLink(emission);
}

/** Nothing but the text of the link was read since it began. */
function endLink({ keptLinks, text }: Emission): void {
  const link = keptLinks.pop();
  if (link !== undefined) keptLinks.push({ ...link, end: text.length });
}

function nextId({ natives, keptLinks }: Pick<Emission, 'natives' | 'keptLinks'>): number {
  return natives.size - keptLinks.length + (natives.has(aroundId) ? 0 : 1);
}
