/** Prefixes the reader of a vocabulary uses for its namespaces, whatever prefixes the document uses. */
export type NamespaceTable = ReadonlyMap<string, string>;

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
const namePattern = /^[\p{L}_][\p{L}\p{N}\p{M}\p{Pc}.·-]*(?::[\p{L}_][\p{L}\p{N}\p{M}\p{Pc}.·-]*)?$/u;

interface KnownName {
  readonly prefix: string;
  readonly local: string;
  uri: string | undefined;
  name: string;
}

interface Binding {
  readonly prefix: string;
  readonly uri: string | undefined;
}

/**
 * Gives names one spelling: `w:p` for the paragraph of a document that writes `<p xmlns="…">` or `<ns0:p>`.
 * Names of namespaces that are not in the table read `{uri}local`.
 */
export class XmlNames {
  readonly #table: NamespaceTable;
  readonly #known = new Map<string, KnownName>();
  readonly #bindings = new Map<string, string | undefined>([['xml', xmlNamespace]]);
  readonly #undo = new Map<number, { readonly bindings: Binding[]; readonly version: number }>();
  #versions = 0;
  /** Names read under one version mean the same. */
  version = 0;

  constructor(table: NamespaceTable) {
    this.#table = table;
  }

  /** The names as they are here, for reading an element on its own. */
  inScope(): XmlNames {
    const names = new XmlNames(this.#table);
    for (const [prefix, uri] of this.#bindings) names.#bindings.set(prefix, uri);
    return names;
  }

  /** False where the binding is one that XML namespaces forbid. */
  bind(prefix: string, uri: string, depth: number): boolean {
    if (prefix === 'xmlns' || uri === xmlnsNamespace) return false;
    if ((prefix === 'xml') !== (uri === xmlNamespace)) return false;
    if (prefix !== '' && uri === '') return false;
    const undo = this.#undo.get(depth) ?? { bindings: [], version: this.version };
    undo.bindings.push({ prefix, uri: this.#bindings.get(prefix) });
    this.#undo.set(depth, undo);
    this.version = ++this.#versions;
    this.#bindings.set(prefix, uri === '' ? undefined : uri);
    return true;
  }

  leave(depth: number): void {
    const undo = this.#undo.size === 0 ? undefined : this.#undo.get(depth);
    if (undo === undefined) return;
    for (const { prefix, uri } of undo.bindings.toReversed()) this.#bindings.set(prefix, uri);
    this.version = undo.version;
    this.#undo.delete(depth);
  }

  /** Undefined where the prefix is bound to nothing or the name is no name. */
  elementName(raw: string): string | undefined {
    const known = this.#know(raw);
    return known && this.#resolve(known, this.#bindings.get(known.prefix));
  }

  /** Attributes without prefix are in no namespace. */
  attributeName(raw: string): string | undefined {
    if (!raw.includes(':')) return this.#know(raw)?.local;
    return this.elementName(raw);
  }

  /** A prefix that stands for this namespace here; the empty one only where `attribute` is not asked for. */
  prefixOf(uri: string, use: 'element' | 'attribute'): string | undefined {
    for (const [prefix, bound] of this.#bindings) {
      if (bound === uri && (prefix !== '' || use === 'element')) return prefix;
    }
    return undefined;
  }

  uriOf(rawName: string): string | undefined {
    return this.#bindings.get(this.#know(rawName)?.prefix ?? '');
  }

  #know(raw: string): KnownName | undefined {
    const known = this.#known.get(raw);
    if (known !== undefined) return known;
    if (!namePattern.test(raw)) return undefined;
    const colon = raw.indexOf(':');
    const name = {
      prefix: raw.slice(0, Math.max(colon, 0)),
      local: raw.slice(colon + 1),
      uri: undefined,
      name: '',
    };
    this.#known.set(raw, name);
    return name;
  }

  #resolve(known: KnownName, uri: string | undefined): string | undefined {
    if (known.name !== '' && known.uri === uri) return known.name;
    if (uri === undefined && known.prefix !== '') return undefined;
    known.uri = uri;
    known.name = this.#spell(known.local, uri);
    return known.name;
  }

  #spell(local: string, uri: string | undefined): string {
    if (uri === undefined) return local;
    if (uri === xmlNamespace) return `xml:${local}`;
    const prefix = this.#table.get(uri);
    return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`;
  }
}
