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
  /** Format of the text between a pair of codes. */
  readonly formats: ReadonlyMap<number, string>;
  readonly placeholders: ReadonlyMap<number, PlaceholderNode>;
}

/** More in one cell or paragraph is an attack, and would keep the editor busy for minutes. */
const maxNodes = 20_000;
const seenOnSpace = /<(?:strike|u|\w+:highlight)\b| strike="(?:sng|dbl)Strike"| u="/;

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
    formats: new Map(),
    placeholders: new Map(),
    open: undefined,
    lastId: 0,
  };
  for (const node of nodes) readNode(reading, node);
  closePair(reading);
  const { text, codes, runs, details, formats, placeholders } = reading;
  const source = { text, codes, styles: normalizeStyles(runs) };
  return { source, codes: details, lead, trail, base, formats, placeholders };
}

/** Most cells are one text of one look, and there may be a million. */
function readPlain({ text, look }: TextNode): RunInline | undefined {
  if (isBlank(text)) return undefined;
  const { lead, nodes, trail } = trimNodes([{ kind: 'text', text, look }]);
  return { ...noCodes, source: plainInline(textOf(nodes)), lead, trail, base: look };
}

const noCodes = {
  codes: {},
  formats: new Map<number, string>(),
  placeholders: new Map<number, PlaceholderNode>(),
};

/** White space takes the look of the word before it, unless its own can be seen. */
function withoutNoise(nodes: readonly RunNode[]): readonly RunNode[] {
  let before: RunLook | undefined;
  return nodes.map((node) => {
    if (node.kind !== 'text') return node;
    if (!isBlank(node.text)) before = node.look;
    else if (before !== undefined && !node.look.underline && !seenOnSpace.test(node.look.format))
      return { ...node, look: { ...before, underline: false } };
    return node;
  });
}

function baseLook(nodes: readonly RunNode[]): RunLook {
  const letters = new Map<string, number>();
  const looks: RunLook[] = [];
  for (const node of nodes) {
    if (node.kind !== 'text' || isBlank(node.text)) continue;
    const { format } = node.look;
    letters.set(format, (letters.get(format) ?? 0) + countVisible(node.text));
    looks.push(node.look);
  }
  let format = looks[0]?.format ?? plainLook.format;
  for (const [other, count] of letters) if (count > (letters.get(format) ?? 0)) format = other;
  return {
    format,
    bold: looks.every(({ bold }) => bold),
    italic: looks.every(({ italic }) => italic),
    underline: looks.every(({ underline }) => underline),
  };
}

interface Reading {
  readonly base: RunLook;
  text: string;
  readonly codes: InlineCode[];
  readonly runs: StyleRun[];
  readonly details: Record<number, InlineCodeDetails>;
  readonly formats: Map<number, string>;
  readonly placeholders: Map<number, PlaceholderNode>;
  open: number | undefined;
  lastId: number;
}

function readNode(reading: Reading, node: RunNode): void {
  if (node.kind === 'text') {
    enterFormat(reading, node.look.format);
    const start = reading.text.length;
    reading.text += node.text;
    const { base, runs } = reading;
    const bold = node.look.bold && !base.bold;
    const italic = node.look.italic && !base.italic;
    const underline = node.look.underline && !base.underline;
    if (bold) runs.push({ start, end: reading.text.length, bold });
    if (italic) runs.push({ start, end: reading.text.length, italic });
    if (underline) runs.push({ start, end: reading.text.length, underline: 'SINGLE' });
    return;
  }
  const id = ++reading.lastId;
  reading.codes.push({ id, kind: 'placeholder', at: reading.text.length });
  reading.details[id] = node.details;
  reading.placeholders.set(id, node);
}

function enterFormat(reading: Reading, format: string): void {
  const current = reading.open === undefined ? reading.base.format : reading.formats.get(reading.open);
  if (format === current) return;
  closePair(reading);
  if (format === reading.base.format) return;
  const id = ++reading.lastId;
  reading.open = id;
  reading.codes.push({ id, kind: 'open', at: reading.text.length });
  reading.details[id] = { type: format.includes('hlinkClick') ? 'link' : 'format' };
  reading.formats.set(id, format);
}

function closePair(reading: Reading): void {
  if (reading.open !== undefined)
    reading.codes.push({ id: reading.open, kind: 'close', at: reading.text.length });
  reading.open = undefined;
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
  const open: string[] = [];
  const nodes: RunNode[] = [];
  let last = 0;
  let next = 0;
  for (const place of [...places].sort((a, b) => a - b)) {
    const format = open.at(-1) ?? base.format;
    if (place > last) {
      const look = lookAt(base, fitted.styles, last, format);
      nodes.push({ kind: 'text', text: fitted.text.slice(last, place), look });
    }
    for (let code = fitted.codes[next]; code?.at === place; code = fitted.codes[++next])
      writeCode(inline, code, open, nodes);
    last = place;
  }
  return { nodes: joinTexts([...lead, ...nodes, ...trail]), restored: fitted !== target };
}

function writeCode(inline: RunInline, code: InlineCode, open: string[], nodes: RunNode[]): void {
  const format = inline.formats.get(code.id);
  if (code.kind === 'open' && format !== undefined) open.push(format);
  if (code.kind === 'close' && format !== undefined) open.splice(open.lastIndexOf(format), 1);
  const placeholder = inline.placeholders.get(code.id);
  if (placeholder !== undefined)
    nodes.push({
      ...placeholder,
      look: { ...placeholder.look, format: open.at(-1) ?? inline.base.format },
    });
}

function lookAt(base: RunLook, styles: readonly StyleRun[], at: number, format: string): RunLook {
  const style = styles.find(({ start, end }) => start <= at && at < end);
  if (style === undefined) return { ...base, format };
  return {
    format,
    bold: base.bold || style.bold === true,
    italic: base.italic || style.italic === true,
    underline: base.underline || style.underline !== undefined,
  };
}
