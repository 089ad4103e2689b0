import { replaceText } from '../../auto-replace/replace-text.ts';
import {
  type InlineCode,
  type InlineCodeDetails,
  type InlineCodeKind,
  plainInline,
  type StyleRun,
} from '../../inline/inline-text.ts';
import { normalizeStyles } from '../../inline/styles.ts';
import { tmxCodeType, tmxStyle } from './tmx-code-types.ts';
import type { TmxVariant } from './tmx-unit.ts';
import type { XmlAttributes, XmlEvent } from './xml-event.ts';
import { escapeXml, eventXml } from './xml-text.ts';

/** Names of codes within one unit, so that codes with equal names in its variants share an id. */
export type CodeIds = Map<string, number>;

/** Codes that the elements of a segment were turned into. */
interface Elements {
  /** Number of codes with each name. */
  readonly times: Map<string, number>;
  readonly pairs: Map<string, OpenPair>;
  readonly highlights: string[];
  readonly codes: InlineCode[];
  readonly styles: StyleRun[];
  readonly details: Record<number, InlineCodeDetails>;
}

interface OpenPair {
  readonly start: number;
  /** Place in the list of codes, should the pair turn out to be a code after all. */
  readonly codesBefore: number;
  readonly id: number;
  readonly style: Omit<StyleRun, 'start' | 'end'> | undefined;
}

/** Puts the inline text of one `seg` together from its elements (TMX 1.4b, "content markup"). */
export class TmxTextBuilder {
  readonly #ids: CodeIds;
  #text = '';
  /** The segment as XML, from its first element on. */
  #xml: string | undefined;
  /** Set from the first element on: creating it takes longer than reading a text without elements, as most are. */
  #known: Elements | undefined;

  constructor(ids: CodeIds) {
    this.#ids = ids;
  }

  get #elements(): Elements {
    this.#known ??= {
      times: new Map(),
      pairs: new Map(),
      highlights: [],
      codes: [],
      styles: [],
      details: {},
    };
    return this.#known;
  }

  /** Keeps each event of the segment before it is read. */
  keep(event: XmlEvent): void {
    if (this.#xml !== undefined) this.#xml += eventXml(event);
    else if (event.kind !== 'text') this.#xml = escapeXml(this.#text) + eventXml(event);
  }

  addText(text: string): void {
    this.#text += text;
  }

  /** `native` is what the element holds: the code in its own format. */
  addCode(element: string, attributes: XmlAttributes, native: string): void {
    const at = this.#text.length;
    if (element === 'bpt') this.#openPair(attributes['i'] ?? '', attributes, native);
    else if (element === 'ept') this.#closePair(attributes['i'] ?? '', native);
    else if (element === 'it') {
      const kind = attributes['pos'] === 'end' || attributes['pos'] === 'close' ? 'close' : 'open';
      this.#elements.codes.push({ id: this.#newId('it', attributes, native), kind, at });
    } else
      this.#elements.codes.push({ id: this.#newId(element, attributes, native), kind: 'placeholder', at });
  }

  /** `hi` has text of its own between its two ends. */
  openHighlight(attributes: XmlAttributes): void {
    const name = `hi ${this.#elements.highlights.length}`;
    this.#elements.highlights.push(name);
    this.#openPair(name, attributes, '');
  }

  closeHighlight(): void {
    const name = this.#elements.highlights.pop();
    if (name !== undefined) this.#closePair(name, '');
  }

  /** White space around text and codes is no part of them; files are often indented. */
  finish(): Pick<TmxVariant, 'text' | 'codes' | 'segment'> {
    const text = this.#text;
    if (this.#xml === undefined) return plainSegment(text);
    const { pairs, codes, styles: runs, details } = this.#elements;
    for (const pair of [...pairs.values()].reverse()) this.#addOpening(pair);
    const blank = text.length - text.trimStart().length;
    const start = Math.min(blank, codes[0]?.at ?? blank);
    const end = Math.max(start, text.trimEnd().length, codes.at(-1)?.at ?? 0);
    const trimmed = replaceText({ text, codes, styles: runs }, [
      { start: 0, end: start, text: '' },
      { start: end, end: text.length, text: '' },
    ]);
    const styles = normalizeStyles(trimmed.styles.filter((run) => run.start < run.end));
    return { text: { ...trimmed, styles }, codes: details, segment: this.#xml };
  }

  #openPair(name: string, attributes: XmlAttributes, native: string): void {
    const style = tmxStyle(attributes['type'], native);
    const id = style ? 0 : this.#newId('pair', { i: name, ...attributes }, native);
    const pair = { start: this.#text.length, codesBefore: this.#elements.codes.length, id, style };
    if (style === undefined) this.#elements.codes.push({ id, kind: 'open', at: pair.start });
    this.#elements.pairs.set(name, pair);
  }

  #closePair(name: string, native: string): void {
    const pair = this.#elements.pairs.get(name);
    this.#elements.pairs.delete(name);
    const end = this.#text.length;
    if (pair?.style !== undefined) this.#elements.styles.push({ start: pair.start, end, ...pair.style });
    else
      this.#elements.codes.push({
        id: pair?.id ?? this.#newId('pair', { i: name }, native),
        kind: 'close',
        at: end,
      });
  }

  /** A style that is never closed in this text is no style of it but a code whose end is elsewhere. */
  #addOpening({ start, codesBefore, style }: OpenPair): void {
    if (style === undefined) return;
    const kind: InlineCodeKind = 'open';
    this.#elements.codes.splice(codesBefore, 0, {
      id: this.#newId('it', { type: 'bold' }, ''),
      kind,
      at: start,
    });
  }

  /** `x` names a code across the variants; else `i` does for pairs, and the order for all others. */
  #newId(element: string, { x, i, type }: XmlAttributes, native: string): number {
    const base = x === undefined ? (element === 'pair' ? `i${i}` : '') : `x${x}`;
    const kind = `${element} ${base}`;
    const times = (this.#elements.times.get(kind) ?? 0) + 1;
    this.#elements.times.set(kind, times);
    // No attribute holds a line break.
    const name = `${kind}\n${times}`;
    const id = this.#ids.get(name) ?? this.#ids.size + 1;
    this.#ids.set(name, id);
    this.#elements.details[id] = { type: tmxCodeType(type), ...(native !== '' && { display: native }) };
    return id;
  }
}

/** Most texts have neither codes nor styles. */
export function plainSegment(text: string): Pick<TmxVariant, 'text' | 'codes' | 'segment'> {
  const trimmed = text.trim();
  const content = { text: plainInline(trimmed), codes: {} };
  return trimmed.length === text.length ? content : { ...content, segment: escapeXml(text) };
}
