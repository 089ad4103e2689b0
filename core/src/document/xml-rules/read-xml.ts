import type { Splice } from '../../text/splice-text.ts';
import { declaredEntities } from '../../xml/xml-doctype.ts';
import { XmlScanner } from '../../xml/xml-scanner.ts';
import { DocumentFormatError } from '../document-format-error.ts';
import { closeInline, openInline } from './inline-element.ts';
import { attributeDrafts } from './xml-attribute-units.ts';
import { type Draft, type Flow, newFlow, type XmlReading } from './xml-flow.ts';
import { xmlTextTokens } from './xml-text-tokens.ts';
import type { XmlRule } from './xml-vocabulary.ts';
import { countElement, elementId, emit, endUnit, type OpenElement, type XmlWalk } from './xml-walk.ts';

const noDrafts: readonly Draft[] = [];
/** Texts inside texts are written by recursion, as deep as any real document goes. */
const maxNesting = 50;

/** Walks a document by the rules of its vocabulary; gives what is to be replaced, in order. */
export function readXml(text: string, reading: XmlReading): readonly Splice[] {
  const { part, vocabulary } = reading;
  const walk: XmlWalk = {
    reading,
    scanner: new XmlScanner(text, part, vocabulary.namespaces, { doctype: 'pass' }),
    splices: [],
    flow: newFlow(undefined),
    nesting: 0,
    element: undefined,
    counts: new Map(),
    ids: new Map(),
    declared: new Set(),
    pairs: 0,
  };
  while (walk.scanner.next() !== 'done') readEvent(walk);
  return walk.splices.sort((a, b) => a.start - b.start);
}

function readEvent(walk: XmlWalk): void {
  const { scanner, flow } = walk;
  const { event, start, end, text } = scanner;
  if (event === 'start') readStart(walk);
  else if (event === 'end') readEnd(walk);
  else if (event === 'doctype') walk.declared = declaredEntities(text.slice(start, end));
  else if (flow.blocks.at(-1) === undefined) return;
  else if (event === 'text' || event === 'cdata') {
    const place = { text, start, end, cdata: event === 'cdata', declared: walk.declared };
    flow.tokens.push(...xmlTextTokens(place, walk.reading.vocabulary));
  } else if (event === 'comment')
    flow.tokens.push({ kind: 'placeholder', start, end, details: { type: 'comment' } });
  else {
    const details = { type: 'other', display: text.slice(start + 2, end - 2), required: true } as const;
    flow.tokens.push({ kind: 'placeholder', start, end, details });
  }
}

function readStart(walk: XmlWalk): void {
  const { scanner, reading, element, flow } = walk;
  const rule = inBlock(reading.vocabulary.rule(scanner, element), flow);
  const number = countElement(walk);
  const isBlock = rule.role === 'block';
  const id = isBlock || rule.attributes ? elementId(walk, number, isBlock ? rule.id : undefined) : '';
  const drafts = rule.attributes
    ? attributeDrafts(reading, scanner, { id, names: rule.attributes })
    : noDrafts;
  const open: OpenElement = {
    name: scanner.name,
    rule,
    preserve: preserveOf(walk, rule),
    start: scanner.start,
    parent: element,
    id,
    index: flow.tokens.length,
    serial: flow.serial,
    flow,
  };
  if (rule.role === 'code' || rule.role === 'text' || rule.role === 'skipped') passOver(walk, rule, drafts);
  else {
    walk.element = open;
    if (rule.role === 'inline') openInline(walk, rule, drafts);
    else openBlock(walk, open, drafts);
  }
}

/** Outside of any block there is no sentence a code could stand in. */
function inBlock(rule: XmlRule, flow: Flow): XmlRule {
  if (flow.blocks.at(-1) !== undefined) return rule;
  const attributes = rule.attributes === undefined ? {} : { attributes: rule.attributes };
  if (rule.role === 'inline') return { role: 'group', ...attributes };
  if (rule.role === 'code' || rule.role === 'text') return { role: 'skipped', ...attributes };
  return rule;
}

function preserveOf({ scanner, element, reading }: XmlWalk, rule: XmlRule): boolean {
  const space = scanner.attribute('xml:space');
  if (space !== undefined) return space === 'preserve';
  if (rule.role === 'block' && rule.preserve !== undefined) return rule.preserve;
  return element?.preserve ?? reading.vocabulary.preserve ?? false;
}

function passOver(
  walk: XmlWalk,
  rule: Extract<XmlRule, { role: 'code' | 'text' | 'skipped' }>,
  drafts: readonly Draft[],
): void {
  const { scanner, reading, flow } = walk;
  const start = scanner.start;
  if (rule.role === 'skipped') {
    endUnit(walk);
    if (rule.warning !== undefined) reading.warnings.add(rule.warning);
    emit(walk, drafts);
  }
  scanner.skipElement();
  const { end } = scanner;
  if (rule.role === 'text') flow.tokens.push({ kind: 'text', start, end, text: rule.text, literal: true });
  if (rule.role !== 'code') return;
  const { details, speaks = false } = rule;
  flow.tokens.push({ kind: 'placeholder', start, end, details, speaks });
  if (drafts.length > 0) flow.inner.push({ start, end, drafts });
}

function openBlock(walk: XmlWalk, { rule, id, preserve }: OpenElement, drafts: readonly Draft[]): void {
  const { part } = walk.scanner;
  if (isNested(rule, walk.flow)) {
    if (walk.nesting === maxNesting) throw new DocumentFormatError('limit', { part, limit: maxNesting });
    walk.nesting++;
    walk.flow = newFlow([...drafts]);
  } else {
    endUnit(walk);
    emit(walk, drafts);
  }
  walk.flow.blocks.push(rule.role === 'block' ? { rule, id, preserve, units: 0 } : undefined);
}

function isNested(rule: XmlRule, flow: Flow): boolean {
  const nests = (rule.role === 'group' || rule.role === 'block') && rule.nested !== undefined;
  return nests && flow.blocks.at(-1) !== undefined;
}

function readEnd(walk: XmlWalk): void {
  const { element } = walk;
  if (element === undefined) return;
  walk.element = element.parent;
  if (element.rule.role === 'inline') {
    closeInline(walk, element, element.rule);
    return;
  }
  endUnit(walk, element.rule.role === 'block' ? element : undefined);
  walk.flow.blocks.pop();
  if (walk.flow !== element.flow) leaveFlow(walk, element);
}

/** What was a text of its own is one code of the text around. */
function leaveFlow(walk: XmlWalk, { rule, flow, start }: OpenElement): void {
  const { end } = walk.scanner;
  const drafts = walk.flow.drafts ?? [];
  walk.flow = flow;
  walk.nesting--;
  const details = rule.role === 'group' || rule.role === 'block' ? rule.nested : undefined;
  flow.tokens.push({ kind: 'placeholder', start, end, details: details ?? { type: 'other' } });
  if (drafts.length > 0) flow.inner.push({ start, end, drafts });
}
