import { DocumentFormatError } from '../document/document-format-error.ts';
import { externalEntity } from './external-entity.ts';
import type { StartTag } from './start-tag.ts';
import { elementEnd, nextMark, type XmlMark } from './xml-bytes.ts';
import { brokenXml, cutOffXml } from './xml-error.ts';
import { type NamespaceTable, XmlNames } from './xml-names.ts';
import { XmlScanner } from './xml-scanner.ts';
import { StartTagReader } from './xml-start-tags.ts';
import { decodeXmlAttribute } from './xml-text.ts';

interface Place {
  /** Offsets in bytes. */
  readonly start: number;
  readonly end: number;
  /** Resolved. */
  readonly name: string;
}

/** A step of a walk through a large document: a tag between the elements that are read whole, or one of those. */
export type XmlPiece =
  | (Place & { readonly kind: 'start'; readonly text: string; readonly attribute: AttributeReader })
  | (Place & { readonly kind: 'end' })
  | (Place & { readonly kind: 'element'; readonly text: string; readonly scan: () => XmlScanner });

type AttributeReader = (name: string) => string | undefined;

export interface XmlWalk {
  readonly namespaces: NamespaceTable;
  /** Resolved names of the elements that are read whole; they must be small. */
  readonly whole: ReadonlySet<string>;
}

const maxDepth = 1_000;
/** A single element that is longer is no unit of translation. In bytes. */
const maxElement = 2 ** 23;
/** Behind `<!`, of a DOCTYPE. */
const capitalD = 68;

/**
 * Walks the UTF-8 bytes of a document of any size: of all its text only one element is decoded at a time. Comments,
 * instructions, text and a DOCTYPE between those elements are passed over; one that declares text of another place is
 * refused.
 * @throws {DocumentFormatError} broken, cut-off, limit, unsafe, entities
 */
export function walkXml(bytes: Buffer, walk: XmlWalk): Iterable<XmlPiece> {
  return new XmlWalker(bytes, walk).pieces();
}

class XmlWalker {
  readonly #bytes: Buffer;
  readonly #whole: ReadonlySet<string>;
  readonly #names: XmlNames;
  readonly #lines: LineCounter;
  readonly #open: StartTag[] = [];
  /** Names as elements that are read whole see them, kept while nothing changes. */
  #scope: { readonly names: XmlNames; readonly version: number } | undefined;
  /** End of what has been passed. */
  #end: number;
  #hasRoot = false;

  constructor(bytes: Buffer, { namespaces, whole }: XmlWalk) {
    this.#bytes = bytes;
    this.#whole = whole;
    this.#names = new XmlNames(namespaces);
    this.#lines = new LineCounter(bytes);
    this.#end = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  }

  *pieces(): Generator<XmlPiece, void> {
    for (let mark = this.#next(); mark !== undefined; mark = this.#next()) {
      if (mark.kind === 'end') yield this.#endTag(mark);
      else if (mark.kind === 'other') this.#refuseExternal(mark);
      else {
        const piece = this.#startTag(mark);
        yield piece;
        if (piece.kind === 'start' && mark.kind === 'empty')
          yield this.#leave({ start: mark.end, end: mark.end });
      }
    }
    if (this.#open.length > 0) throw cutOffXml(this.#part(this.#end));
    if (!this.#hasRoot) throw brokenXml('', 0, 'no-root');
  }

  #next(): XmlMark | undefined {
    const mark = nextMark(this.#bytes, this.#end, '');
    const end = mark?.start ?? this.#bytes.length;
    if (this.#open.length === 0) refuseText(this.#bytes.subarray(this.#end, end));
    this.#end = mark?.end ?? end;
    return mark;
  }

  /** Of the name of a document type nothing is loaded, and many files have one. */
  #refuseExternal({ start, end }: XmlMark): void {
    if (this.#bytes[start + 2] !== capitalD) return;
    if (!externalEntity.test(this.#bytes.toString('utf8', start, end))) return;
    throw new DocumentFormatError('unsafe', { part: this.#part(start), reason: 'entity' });
  }

  #startTag(mark: XmlMark): XmlPiece {
    const part = this.#part(mark.start);
    const depth = this.#open.length + 1;
    if (depth > maxDepth) throw new DocumentFormatError('limit', { part, limit: maxDepth });
    if (depth === 1 && this.#hasRoot) throw brokenXml(part, 0, 'second-root');
    this.#hasRoot = true;
    const { start, end } = mark;
    const text = this.#bytes.toString('utf8', start, end);
    const tag = new StartTagReader(text, part, this.#names).read(0, depth);
    if (this.#whole.has(tag.name)) {
      this.#names.leave(depth);
      return this.#element(mark, tag.name, part);
    }
    this.#open.push(tag);
    return { kind: 'start', name: tag.name, start, end, text, attribute: attributeReader(tag) };
  }

  #element(mark: XmlMark, name: string, part: string): XmlPiece {
    const names = this.#scopeNames();
    this.#end = elementEnd(this.#bytes, mark, part, maxElement);
    const text = this.#bytes.toString('utf8', mark.start, this.#end);
    const scan = () => new XmlScanner(text, part, names);
    return { kind: 'element', name, start: mark.start, end: this.#end, text, scan };
  }

  #scopeNames(): XmlNames {
    const { version } = this.#names;
    if (this.#scope?.version !== version) this.#scope = { names: this.#names.inScope(), version };
    return this.#scope.names;
  }

  #endTag({ start, end }: XmlMark): XmlPiece {
    const rawName = this.#bytes.toString('utf8', start + 2, end - 1).trimEnd();
    if (this.#open.at(-1)?.rawName !== rawName) throw brokenXml(this.#part(start), 0, 'mismatched-tag');
    return this.#leave({ start, end });
  }

  #leave(place: { readonly start: number; readonly end: number }): XmlPiece {
    this.#names.leave(this.#open.length);
    return { kind: 'end', name: this.#open.pop()?.name ?? '', ...place };
  }

  #part(place: number): string {
    return `:${this.#lines.at(place)}`;
  }
}

function attributeReader({ attributes }: StartTag): AttributeReader {
  return (name) => {
    const found = attributes.find(({ resolved }) => resolved === name);
    return found && decodeXmlAttribute(found.value);
  };
}

function refuseText(bytes: Buffer): void {
  for (const byte of bytes) {
    if (byte !== 32 && byte !== 10 && byte !== 13 && byte !== 9) throw brokenXml('', 0, 'text-outside');
  }
}

class LineCounter {
  readonly #bytes: Buffer;
  #line = 1;
  /** The line end that is not yet counted. */
  #next: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#next = bytes.indexOf(10);
  }

  /** Places must be asked for in order. */
  at(place: number): number {
    while (this.#next >= 0 && this.#next < place) {
      this.#line++;
      this.#next = this.#bytes.indexOf(10, this.#next + 1);
    }
    return this.#line;
  }
}
