import type { StartTag, TagAttribute } from './start-tag.ts';

/** A tag that was read, as far as others share it: its name and the names of its attributes, in their order. */
interface TagShape {
  readonly rawName: string;
  readonly name: string;
  /** What stands before each value: `<w:p w:rsidR="`, then ` w:rsidRDefault="`. */
  readonly heads: readonly string[];
  readonly attributes: readonly Pick<TagAttribute, 'name' | 'resolved'>[];
  /** Of the namespaces its names were read under. */
  readonly version: number;
}

const places = 64;
/** An element comes with some of its attributes or others; more shapes than that are not worth a search. */
const shapesAtPlace = 4;
const quote = 34;
const slash = 47;
const greater = 62;

/**
 * Most tags differ from one before in nothing but the values of their attributes. Such a tag needs no look at its
 * names: they are names, resolve to the same, and are no two alike.
 */
export class TagShapes {
  readonly #text: string;
  readonly #shapes: TagShape[][] = [];
  #nextAmpersand = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Undefined for a tag of no known shape, and for one that has to be looked at closely or is long. */
  read(start: number, version: number): StartTag | undefined {
    for (const shape of this.#shapes[this.#placeOf(start)] ?? []) {
      const tag = shape.version === version ? this.#readAs(shape, start) : undefined;
      if (tag !== undefined) return tag;
    }
    return undefined;
  }

  /** A tag that declares no namespace. */
  learn(start: number, tag: StartTag, version: number): void {
    const { rawName, name, attributes } = tag;
    const heads = attributes.map((own, i) => `${i === 0 ? `<${rawName}` : ''} ${own.name}="`);
    if (heads.length === 0 || !this.#text.startsWith(heads[0] ?? '', start)) return;
    const place = this.#placeOf(start);
    const shapes = this.#shapes[place] ?? [];
    this.#shapes[place] = shapes;
    const names = attributes.map((own) => ({ name: own.name, resolved: own.resolved }));
    shapes.unshift({ rawName, name, heads, attributes: names, version });
    if (shapes.length > shapesAtPlace) shapes.pop();
  }

  #placeOf(start: number): number {
    const text = this.#text;
    const code = text.charCodeAt(start + 3) * 7 + text.charCodeAt(start + 4) * 3 + text.charCodeAt(start + 5);
    return code % places || 0; // no number where the text ends
  }

  /** A tag may have fewer attributes than its shape; what is behind the last value decides. */
  #readAs({ rawName, name, heads, attributes: known }: TagShape, start: number): StartTag | undefined {
    const text = this.#text;
    const attributes: TagAttribute[] = [];
    let at = start;
    for (let i = 0; i < heads.length; i++) {
      const head = heads[i] ?? '';
      if (!text.startsWith(head, at)) break;
      const valueStart = at + head.length;
      at = text.indexOf('"', valueStart) + 1;
      if (at === 0) return undefined;
      const value = text.slice(valueStart, at - 1);
      const own = known[i] ?? nameless;
      attributes.push({ name: own.name, resolved: own.resolved, value, valueOffset: valueStart - start });
    }
    const selfClosing = text.charCodeAt(at) === slash;
    const end = at + (selfClosing ? 2 : 1);
    if (text.charCodeAt(end - 1) !== greater || text.charCodeAt(at - 1) !== quote) return undefined;
    if (!this.#isPlain(start, end)) return undefined;
    return { rawName, name, attributes, selfClosing, length: end - start };
  }

  /** Without references, other tags in its values, or lengths that come near a limit. */
  #isPlain(start: number, end: number): boolean {
    const text = this.#text;
    if (end - start > longest) return false;
    if (this.#nextAmpersand < start) this.#nextAmpersand = indexOrEnd(text, '&', start);
    return this.#nextAmpersand >= end && indexOrEnd(text, '<', start + 1) >= end;
  }
}

const longest = 2 ** 16;
const nameless = { name: '', resolved: '' };

function indexOrEnd(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}
