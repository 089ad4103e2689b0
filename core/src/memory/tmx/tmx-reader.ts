import { DocumentFormatError } from '../../document/document-format-error.ts';
import { type Described, described, readUnit, readVariant } from './described.ts';
import { type CodeIds, plainSegment, TmxTextBuilder } from './tmx-text-builder.ts';
import type { TmxHeader, TmxUnit, TmxVariant } from './tmx-unit.ts';
import { XmlDecoder } from './xml-decoder.ts';
import type { XmlAttributes, XmlEvent } from './xml-event.ts';
import { type WholeElement, XmlEvents, type XmlVisitor } from './xml-events.ts';
import { eventXml } from './xml-text.ts';

interface ReadVariant extends Described {
  content: ReturnType<TmxTextBuilder['finish']> | undefined;
}

/**
 * Reads TMX 1.1 to 1.4b piece by piece; memory stays bounded whatever the size of the file. Levels 1 and 2:
 * codes of all kinds are kept, bold, italic and underlined become styles. A character that XML forbids spoils its unit
 * alone.
 */
export class TmxReader {
  readonly #decoder = new XmlDecoder();
  readonly #xml = new XmlEvents();
  #header: Described = described({});
  #units: TmxUnit[] = [];
  #unit: Described | undefined;
  #variants: TmxVariant[] = [];
  #ids: CodeIds = new Map();
  #variant: ReadVariant | undefined;
  #builder: TmxTextBuilder | undefined;
  /** The element whose text is being gathered: a `prop`, a `note` or a code; or one that is unknown, as XML. */
  #gathered: Gathered | undefined;
  #text = '';
  #started = false;
  /** Whether the unit had a character that XML forbids. */
  #isSpoiled = false;
  /** Approximate characters of the unit that is read, or of what precedes the first one. */
  #length = 0;
  readonly #plainVariant: WholeElement = {
    pattern: /\s*(<tuv\s[^<>]*>)\s*<seg>([^<]*)<\/seg>\s*<\/tuv>/y,
    take: (attributes, text) => this.#takePlain(attributes, text),
  };
  readonly #visitor: XmlVisitor = {
    event: (event) => this.#read(event),
    whole: () => this.#whole(),
    forbidden: () => {
      this.#isSpoiled = this.#unit !== undefined;
    },
  };

  get header(): TmxHeader {
    return this.#header;
  }

  /**
   * The units that are complete with these bytes.
   * @throws {DocumentFormatError} unsupported, broken, wrong-encoding, limit, too-long
   */
  push(bytes: Uint8Array): readonly TmxUnit[] {
    return this.#readAll(this.#decoder.push(bytes));
  }

  /** @throws {DocumentFormatError} empty, unsupported, broken, wrong-encoding */
  finish(): readonly TmxUnit[] {
    const units = this.#readAll(this.#decoder.finish());
    this.#xml.finish();
    return units;
  }

  #readAll(text: string): readonly TmxUnit[] {
    this.#units = [];
    this.#xml.visit(text, this.#visitor);
    return this.#units;
  }

  /** A text without elements, which most are, is read at once. */
  #whole(): WholeElement | undefined {
    const isUnit = this.#unit !== undefined && this.#variant === undefined;
    return isUnit && this.#gathered === undefined && this.#builder === undefined
      ? this.#plainVariant
      : undefined;
  }

  #takePlain(attributes: XmlAttributes, text: string): void {
    this.#lengthen(attributesLength(attributes) + text.length);
    this.#variants.push(readVariant(described(attributes), plainSegment(text)));
  }

  #lengthen(length: number): void {
    this.#length += length;
    if (this.#length > longestUnit) throw new DocumentFormatError('too-long', { limit: longestUnit });
  }

  #read(event: XmlEvent): void {
    this.#lengthen(eventLength(event));
    this.#keepEvent(event);
    if (event.kind === 'text') this.#readText(event.text);
    else if (this.#gathered !== undefined) this.#readGathered(event);
    else if (event.kind === 'open') this.#open(event.name, event.attributes);
    else this.#close(event.name);
  }

  /** Keeps an event as it is, because it must be written back unchanged. */
  #keepEvent(event: XmlEvent): void {
    const endsText = event.kind === 'close' && event.name === 'seg' && this.#gathered === undefined;
    if (!endsText) this.#builder?.keep(event);
    if (this.#gathered?.asXml) this.#text += eventXml(event);
  }

  #readText(text: string): void {
    if (this.#gathered === undefined) this.#builder?.addText(text);
    else if (!this.#gathered.asXml) this.#text += text;
  }

  /** Elements inside a code (`sub`) are part of it. */
  #readGathered(event: XmlEvent): void {
    const gathered = this.#gathered;
    if (gathered === undefined) return;
    gathered.depth += event.kind === 'open' ? 1 : -1;
    if (gathered.depth > 0) return;
    this.#gathered = undefined;
    this.#finishGathered(gathered, this.#text);
  }

  #finishGathered({ name, attributes, asXml }: Gathered, text: string): void {
    const owner = this.#variant ?? this.#unit ?? this.#header;
    if (asXml) owner.others = [...(owner.others ?? []), text];
    else if (name === 'note') owner.notes.push({ text, ...unlessEmpty(attributes) });
    else if (name === 'prop') {
      const { type = '', ...others } = attributes;
      owner.properties.push({ type, value: text, ...unlessEmpty(others) });
    } else this.#builder?.addCode(name, attributes, text);
  }

  #open(name: string, attributes: XmlAttributes): void {
    if (!this.#started) this.#start(name);
    else if (this.#builder !== undefined) this.#openInText(this.#builder, name, attributes);
    else if (name === 'prop' || name === 'note') this.#gather(name, attributes);
    else if (name === 'header') this.#header = described(attributes);
    else if (name === 'tu') this.#openUnit(attributes);
    else if (name === 'tuv') this.#variant = { ...described(attributes), content: undefined };
    else if (name === 'seg') this.#builder = new TmxTextBuilder(this.#ids);
    else if (name !== 'body') this.#gatherUnknown(name, attributes);
  }

  #start(name: string): void {
    if (name !== 'tmx') throw new DocumentFormatError('unsupported', { what: name });
    this.#started = true;
  }

  #openUnit(attributes: XmlAttributes): void {
    this.#length = 0;
    this.#unit = described(attributes);
    this.#variants = [];
    if (this.#ids.size > 0) this.#ids = new Map();
  }

  #openInText(builder: TmxTextBuilder, name: string, attributes: XmlAttributes): void {
    if (name === 'hi') builder.openHighlight(attributes);
    else if (codeElements.has(name)) this.#gather(name, attributes);
  }

  #gather(name: string, attributes: XmlAttributes): void {
    this.#gathered = { name, attributes, depth: 1, asXml: false };
    this.#text = '';
  }

  #gatherUnknown(name: string, attributes: XmlAttributes): void {
    this.#gathered = { name, attributes, depth: 1, asXml: true };
    this.#text = eventXml({ kind: 'open', name, attributes });
  }

  #close(name: string): void {
    if (name === 'hi') this.#builder?.closeHighlight();
    else if (name === 'seg') this.#closeText();
    else if (name === 'tuv') this.#closeVariant();
    else if (name === 'tu') this.#closeUnit();
  }

  #closeText(): void {
    if (this.#variant !== undefined) this.#variant.content = this.#builder?.finish();
    this.#builder = undefined;
  }

  #closeVariant(): void {
    const variant = this.#variant;
    this.#variant = undefined;
    if (variant?.content === undefined) return;
    this.#variants.push(readVariant(variant, variant.content));
  }

  #closeUnit(): void {
    if (this.#unit !== undefined) {
      const unit = readUnit(this.#unit, this.#variants);
      this.#units.push(this.#isSpoiled ? { ...unit, isSpoiled: true } : unit);
    }
    this.#isSpoiled = false;
    this.#unit = undefined;
    this.#length = 0;
  }
}

/** A unit is in memory as a whole; one that never ends is none. In characters. */
const longestUnit = 8 * 1024 * 1024;

/** Characters that an element counts beside its texts. */
const elementLength = 16;

function eventLength(event: XmlEvent): number {
  if (event.kind === 'text') return event.text.length;
  return event.kind === 'close' ? 0 : attributesLength(event.attributes);
}

function attributesLength(attributes: XmlAttributes): number {
  let length = elementLength;
  for (const name in attributes) length += attributes[name]?.length ?? 0;
  return length;
}

const codeElements = new Set(['bpt', 'ept', 'it', 'ph', 'ut']);

interface Gathered {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly asXml: boolean;
  depth: number;
}

function unlessEmpty(attributes: XmlAttributes): { readonly attributes?: XmlAttributes } {
  return Object.keys(attributes).length === 0 ? {} : { attributes };
}

/**
 * A whole TMX file at once.
 * @throws {DocumentFormatError} empty, unsupported, broken, wrong-encoding, limit, too-long
 */
export function readTmx(file: Uint8Array): {
  readonly header: TmxHeader;
  readonly units: readonly TmxUnit[];
} {
  const reader = new TmxReader();
  const units: TmxUnit[] = [];
  for (let at = 0; at < file.length; at += pieceBytes) {
    for (const unit of reader.push(file.subarray(at, at + pieceBytes))) units.push(unit);
  }
  units.push(...reader.finish());
  return { header: reader.header, units };
}

/** Small enough for what is made of one piece to be forgotten young. */
const pieceBytes = 64 * 1024;
