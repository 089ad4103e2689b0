import type { Splice } from '../../text/splice-text.ts';
import type { XmlScanner } from '../../xml/xml-scanner.ts';
import { requirePartner } from './require-partner.ts';
import { visitXmlUnit } from './write-xml-unit.ts';
import type { Draft, Flow, XmlReading } from './xml-flow.ts';
import type { XmlParent } from './xml-vocabulary.ts';

export interface OpenElement extends XmlParent {
  readonly parent: OpenElement | undefined;
  readonly id: string;
  /** Of an inline element: its first token in the flow, as long as the flow's serial is this one. */
  readonly index: number;
  readonly serial: number;
  /** The flow it stands in. */
  readonly flow: Flow;
}

/** A document on its way through. */
export interface XmlWalk {
  readonly reading: XmlReading;
  readonly scanner: XmlScanner;
  readonly splices: Splice[];
  flow: Flow;
  /** Flows around this one. */
  nesting: number;
  element: OpenElement | undefined;
  /** Elements so far by name, and ids so far. */
  readonly counts: Map<string, number>;
  readonly ids: Map<string, number>;
  declared: ReadonlySet<string>;
  pairs: number;
}

/** Ends the unit gathered so far; `closed` is the block that ends with it, if one does. */
export function endUnit(walk: XmlWalk, closed?: { readonly start: number }): void {
  const { flow, reading } = walk;
  const { tokens, inner } = flow;
  if (tokens.length === 0) return;
  const block = flow.blocks.at(-1);
  flow.tokens = [];
  flow.inner = [];
  flow.serial++;
  const hasText = tokens.some(({ kind }) => kind === 'text');
  if (!hasText && inner.length === 0) return;
  if (block !== undefined && hasText) block.units++;
  const raw = walk.scanner.text;
  const gathered = {
    raw,
    tokens: tokens.map(requirePartner),
    inner,
    block,
    number: block?.units ?? 0,
    ...(closed && { element: { start: closed.start, end: walk.scanner.end } }),
  };
  emit(walk, [() => visitXmlUnit(reading, gathered)]);
}

export function emit({ flow, splices }: XmlWalk, drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (flow.drafts === undefined) splices.push(...draft());
    else flow.drafts.push(draft);
  }
}

/** Counts the element; its number among those of its name. */
export function countElement({ scanner, counts }: XmlWalk): number {
  const number = (counts.get(scanner.name) ?? 0) + 1;
  counts.set(scanner.name, number);
  return number;
}

/** Unique, and the same as long as elements of this name stay as many before it. */
export function elementId({ scanner, ids }: XmlWalk, number: number, wanted: string | undefined): string {
  const local = scanner.name.replace(/^\{.*\}/, '').replace(/^.*:/, '');
  const id = wanted ?? `${local}-${number}`;
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}~${times}`;
}
