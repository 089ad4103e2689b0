import { fitCodes } from '../../../inline/fit-codes.ts';
import {
  type InlineCode,
  type InlineCodeDetails,
  type InlineText,
  plainInline,
  type StyleRun,
} from '../../../inline/inline-text.ts';
import { normalizeStyles } from '../../../inline/styles.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { countVisible, isBlank } from './blank.ts';
import {
  joinTexts,
  type PlaceholderNode,
  plainLook,
  type RunLook,
  type RunNode,
  type TextNode,
  textOf,
} from './run-nodes.ts';
import { trimNodes } from './trim-nodes.ts';

/** Rich text as a unit, with what is needed to write it again. */
export interface RunInline {
  readonly source: InlineText;
  readonly codes: Readonly<Record<number, InlineCodeDetails>>;
  readonly lead: readonly RunNode[];
  readonly trail: readonly RunNode[];
  /** The look most of the text has. */
  readonly base: RunLook;
  /** Of the text between a pair of codes. */
  readonly pairs: ReadonlyMap<number, PairLook>;
  readonly placeholders: ReadonlyMap<number, PlaceholderNode>;
}

interface PairLook {
  readonly format: string;
  readonly link?: string | undefined;
}

/** More in one cell or paragraph is an attack, and would keep the editor busy for minutes. */
const maxNodes = 20_000;
const seenOnSpace = /<(?:\w+:)?(?:strike|u|highlight)\b| strike="(?:sng|dbl)Strike"| u="/;

/**
 * Undefined where there is nothing to translate.
 * @throws {DocumentFormatError} limit
 */
export function readRunInline(all: readonly RunNode[], part: string): RunInline | undefined {
  const [only] = all;
  if (only?.kind === 'text' && all.length === 1) return readPlain(only);
  if (all.length > maxNodes) throw new DocumentFormatError('limit', { part, limit: maxNodes });
  const { lead, nodes: trimmed, trail } = trimNodes(joinTexts(all));
  if (trimmed.every((node) => node.kind !== 'text' || isBlank(node.text))) return undefined;
  const nodes = joinTexts(withoutNoise(trimmed));
  const base = baseLook(nodes);
  const reading: Reading = {
    base,
    text: '',
    codes: [],
    runs: [],
    details: {},
    pairs: new Map(),
    placeholders: new Map(),
    format: undefined,
    link: undefined,
    lastId: 0,
  };
  for (const node of nodes) readNode(reading, node);
  closeLink(reading);
  const { text, codes, runs, details, pairs, placeholders } = reading;
  const source = { text, codes, styles: normalizeStyles(runs) };
  return { source, codes: details, lead, trail, base, pairs, placeholders };
}

/** Most cells are one text of one look, and there may be a million. */
function readPlain({ text, look }: TextNode): RunInline | undefined {
  if (isBlank(text)) return undefined;
  const { lead, nodes, trail } = trimNodes([{ kind: 'text', text, look }]);
  return { ...noCodes, source: plainInline(textOf(nodes)), lead, trail, base: look };
}

const noCodes = {
  codes: {},
  pairs: new Map<number, PairLook>(),
  placeholders: new Map<number, PlaceholderNode>(),
};

/** White space takes the look of the word before it, or else of the first, unless its own can be seen. */
function withoutNoise(nodes: readonly RunNode[]): readonly RunNode[] {
  let before = nodes.find((node): node is TextNode => node.kind === 'text' && !isBlank(node.text))?.look;
  return nodes.map((node) => {
    if (node.kind !== 'text') return node;
    if (!isBlank(node.text)) before = node.look;
    else if (before !== undefined && before.link === node.look.link && !isSeenOnSpace(node.look))
      return { ...node, look: { ...before, underline: false } };
    return node;
  });
}

function isSeenOnSpace({ underline, format }: RunLook): boolean {
  return underline || seenOnSpace.test(format);
}

function baseLook(nodes: readonly RunNode[]): RunLook {
  const texts = nodes.filter((node): node is TextNode => node.kind === 'text' && !isBlank(node.text));
  const looks = texts.map(({ look }) => look);
  const first = looks[0] ?? plainLook;
  const { link } = first;
  const linked = link !== undefined && looks.every((look) => look.link === link);
  return {
    format: mainFormat(linked ? texts : texts.filter(({ look }) => look.link === undefined)) ?? first.format,
    ...(linked && { link }),
    bold: looks.every(({ bold }) => bold),
    italic: looks.every(({ italic }) => italic),
    underline: looks.every(({ underline }) => underline),
  };
}

/** Of most letters. */
function mainFormat(texts: readonly TextNode[]): string | undefined {
  const letters = new Map<string, number>();
  for (const { text, look } of texts)
    letters.set(look.format, (letters.get(look.format) ?? 0) + countVisible(text));
  let main: string | undefined;
  for (const [format, count] of letters)
    if (main === undefined || count > (letters.get(main) ?? 0)) main = format;
  return main;
}

interface OpenPair extends PairLook {
  readonly id: number;
}

interface Reading {
  readonly base: RunLook;
  text: string;
  readonly codes: InlineCode[];
  readonly runs: StyleRun[];
  readonly details: Record<number, InlineCodeDetails>;
  readonly pairs: Map<number, PairLook>;
  readonly placeholders: Map<number, PlaceholderNode>;
  format: OpenPair | undefined;
  link: OpenPair | undefined;
  lastId: number;
}

function readNode(reading: Reading, node: RunNode): void {
  if (node.kind === 'text') {
    enterLook(reading, node.look);
    readText(reading, node.text, node.look);
    return;
  }
  const id = ++reading.lastId;
  reading.codes.push({ id, kind: 'placeholder', at: reading.text.length });
  reading.details[id] = node.details;
  reading.placeholders.set(id, node);
}

function readText(reading: Reading, text: string, look: RunLook): void {
  const start = reading.text.length;
  reading.text += text;
  const { base, runs } = reading;
  const bold = look.bold && !base.bold;
  const italic = look.italic && !base.italic;
  const underline = look.underline && !base.underline;
  if (bold) runs.push({ start, end: reading.text.length, bold });
  if (italic) runs.push({ start, end: reading.text.length, italic });
  if (underline) runs.push({ start, end: reading.text.length, underline: 'SINGLE' });
}

/** A link has the format its text begins with; what looks different in it is a pair of its own. */
function enterLook(reading: Reading, { format, link }: RunLook): void {
  const { base } = reading;
  if ((reading.link ?? base).link !== link) {
    closeLink(reading);
    if (base.link !== link) reading.link = openPair(reading, 'link', { format, link });
  }
  const around = reading.link ?? base;
  if ((reading.format ?? around).format === format) return;
  closeFormat(reading);
  if (around.format !== format) reading.format = openPair(reading, 'format', { format, link: around.link });
}

function openPair(reading: Reading, type: 'link' | 'format', look: PairLook): OpenPair {
  const id = ++reading.lastId;
  reading.codes.push({ id, kind: 'open', at: reading.text.length });
  reading.details[id] = type === 'link' ? { type, display: 'link' } : { type };
  reading.pairs.set(id, look);
  return { ...look, id };
}

function closeFormat(reading: Reading): void {
  const { format, codes, text } = reading;
  if (format !== undefined) codes.push({ id: format.id, kind: 'close', at: text.length });
  reading.format = undefined;
}

function closeLink(reading: Reading): void {
  closeFormat(reading);
  const { link, codes, text } = reading;
  if (link !== undefined) codes.push({ id: link.id, kind: 'close', at: text.length });
  reading.link = undefined;
}

export interface WrittenRuns {
  readonly nodes: readonly RunNode[];
  /** Whether codes had to be restored. */
  readonly restored: boolean;
}

/** The target as the file holds it, with what stands around it. */
export function writeRunInline(inline: RunInline, target: InlineText): WrittenRuns {
  const { base, lead, trail, source, codes } = inline;
  if (source.codes.length === 0 && target.codes.length === 0 && target.styles.length === 0) {
    const plain = { kind: 'text', text: target.text, look: base } as const;
    const nodes = lead.length + trail.length === 0 ? [plain] : joinTexts([...lead, plain, ...trail]);
    return { nodes, restored: false };
  }
  const fitted = fitCodes(source, codes, target);
  const places = new Set([0, fitted.text.length]);
  for (const { at } of fitted.codes) places.add(at);
  for (const { start, end } of fitted.styles) places.add(start).add(end);
  const open: OpenPair[] = [];
  const nodes: RunNode[] = [];
  let last = 0;
  let next = 0;
  for (const place of [...places].sort((a, b) => a - b)) {
    if (place > last) {
      const look = lookAt(base, fitted.styles, last, open.at(-1) ?? base);
      nodes.push({ kind: 'text', text: fitted.text.slice(last, place), look });
    }
    for (let code = fitted.codes[next]; code?.at === place; code = fitted.codes[++next])
      writeCode(inline, code, open, nodes);
    last = place;
  }
  return { nodes: joinTexts([...lead, ...nodes, ...trail]), restored: fitted !== target };
}

function writeCode(inline: RunInline, { id, kind }: InlineCode, open: OpenPair[], nodes: RunNode[]): void {
  const pair = inline.pairs.get(id);
  if (kind === 'open' && pair !== undefined) open.push({ ...pair, id });
  if (kind === 'close' && pair !== undefined)
    open.splice(
      open.findLastIndex((one) => one.id === id),
      1,
    );
  const placeholder = inline.placeholders.get(id);
  if (placeholder === undefined) return;
  const { format } = open.at(-1) ?? inline.base;
  nodes.push({ ...placeholder, look: { ...placeholder.look, format } });
}

function lookAt(base: RunLook, styles: readonly StyleRun[], at: number, { format, link }: PairLook): RunLook {
  const style = styles.find(({ start, end }) => start <= at && at < end);
  return {
    format,
    bold: base.bold || style?.bold === true,
    italic: base.italic || style?.italic === true,
    underline: base.underline || style?.underline !== undefined,
    ...(link !== undefined && { link }),
  };
}
