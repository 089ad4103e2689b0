import type { InlineCode, InlineCodeTable, InlineCodeType, InlineText } from '../../inline/inline-text.ts';
import { renderInline, type TextStyle } from '../../inline/render-inline.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../xml/xml-text.ts';

/** Characters that no XML document may hold have an element of their own. */
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const types: Partial<Readonly<Record<InlineCodeType, string>>> = {
  link: ' type="link"',
  format: ' type="fmt"',
  image: ' type="image"',
  break: ' type="fmt" subType="xlf:lb"',
  variable: ' type="ui" subType="xlf:var"',
};
/** As markup has it, so that a style is known when it comes back. */
function styleToken({ name, color = '' }: TextStyle): string {
  return `{${name.slice(0, 1)}${color}}`;
}

const styleTypes = { bold: 'xlf:b', italic: 'xlf:i', underline: 'xlf:u' } as const;

/** The texts of a unit, in the order of its segments and of what stands between them. */
export interface UnitTexts {
  readonly source: InlineText;
  readonly target?: InlineText | undefined;
}

/** A text as it is written, and the elements with an id in it, such as `sc 1`. */
interface WrittenText {
  readonly xml: string;
  readonly elements: ReadonlySet<string>;
}

/**
 * Inline text among the elements of XLIFF 2.1. Pairs are written as `sc` and `ec`, which need not nest and may end in
 * another segment of the unit; bold, italic and underline are formatting pairs of their own. An id stands once among
 * the sources of a unit, and again only in the target of the same segment.
 */
export class XliffInlineWriter {
  readonly #codes: InlineCodeTable;
  readonly #data = new Map<number, string>();
  readonly #used: Set<string>;
  readonly #pairs: { readonly source: ReadonlySet<number>; readonly target: ReadonlySet<number> };
  #styles = 0;

  /** @param taken ids of the unit's segments */
  constructor(codes: InlineCodeTable, texts: readonly UnitTexts[], taken: readonly string[]) {
    this.#codes = codes;
    this.#used = new Set(taken);
    this.#pairs = {
      source: wholePairs(texts.map(({ source }) => source)),
      target: wholePairs(texts.flatMap(({ target = [] }) => target)),
    };
  }

  /** All sources of the unit are written before its targets. */
  writeSource(source: InlineText): WrittenText {
    return this.#write(source, this.#pairs.source, new Set());
  }

  /** @param beside the elements of the source of the same segment */
  writeTarget(target: InlineText, beside: ReadonlySet<string>): WrittenText {
    return this.#write(target, this.#pairs.target, beside);
  }

  #write(inline: InlineText, pairs: ReadonlySet<number>, beside: ReadonlySet<string>): WrittenText {
    const open: { readonly style: TextStyle; readonly id: string }[] = [];
    const elements = new Set<string>();
    const xml = renderInline(inline, {
      text: (text) =>
        text.split(illegal).map(encodeXmlText).join('\u0000').replaceAll('\u0000', nextOf(text)),
      code: (code) => this.#code(code, { isPaired: pairs.has(code.id), beside, elements }),
      openStyle: (style) => {
        const id = `f${++this.#styles}`;
        open.push({ style, id });
        return `<sc id="${id}" type="fmt" subType="${styleTypes[style.name]}" disp="${styleToken(style)}"/>`;
      },
      closeStyle: ({ name, color }) => {
        const index = open.findLastIndex(({ style }) => style.name === name && style.color === color);
        const [closed] = open.splice(index, 1);
        return `<ec startRef="${closed?.id ?? ''}"/>`;
      },
    });
    return { xml, elements };
  }

  /** What the codes that were written stand for; empty where there are none. */
  originalData(): string {
    const data = [...this.#data].map(
      ([id, text]) => `<data id="d${id}" xml:space="preserve">${encodeXmlText(text)}</data>`,
    );
    return data.length === 0 ? '' : `<originalData>${data.join('')}</originalData>`;
  }

  #code({ id, kind }: InlineCode, place: CodePlace): string {
    const details = this.#codes[id] ?? { type: 'other' as const };
    const { type, display, equivalent, required } = details;
    const kept = required ? ' canDelete="no"' : '';
    if (kind === 'close') {
      if (place.isPaired) return `<ec startRef="${id}"${kept}/>`;
      return `<ec id="${this.#name('ec', `e${id}`, place)}" isolated="yes"${kept}/>`;
    }
    this.#data.set(id, display ?? equivalent ?? type);
    const what = `${types[type] ?? ' type="other"'} dataRef="d${id}"`;
    const shown = display === undefined ? '' : ` disp="${encodeXmlAttribute(display)}"`;
    const meant = equivalent ? ` equiv="${encodeXmlAttribute(equivalent)}"` : '';
    const alone = kind === 'open' && !place.isPaired ? ' isolated="yes"' : '';
    const element = kind === 'open' ? 'sc' : 'ph';
    return `<${element} id="${this.#name(element, String(id), place)}"${alone}${what}${shown}${meant}${kept}/>`;
  }

  /** Another program sees a code that stands twice as two: `1` and `1d2`. */
  #name(element: string, wanted: string, { beside, elements }: CodePlace): string {
    let name = wanted;
    for (let time = 2; !this.#isFree(`${element} ${name}`, name, { beside, elements }); time++)
      name = `${wanted}d${time}`;
    this.#used.add(name);
    elements.add(`${element} ${name}`);
    return name;
  }

  #isFree(key: string, name: string, { beside, elements }: Pick<CodePlace, 'beside' | 'elements'>): boolean {
    return beside.has(key) ? !elements.has(key) : !this.#used.has(name);
  }
}

interface CodePlace {
  /** Whether both halves stand in the sources, or in the targets, of the unit. */
  readonly isPaired: boolean;
  readonly beside: ReadonlySet<string>;
  readonly elements: Set<string>;
}

/** Ids that open once and close once behind that. */
function wholePairs(texts: readonly InlineText[]): ReadonlySet<number> {
  const kinds = new Map<number, string>();
  for (const { id, kind } of texts.flatMap(({ codes }) => codes))
    kinds.set(id, `${kinds.get(id) ?? ''}${kind} `);
  return new Set([...kinds].flatMap(([id, order]) => (order === 'open close ' ? [id] : [])));
}

/** Gives the illegal characters of a text one after the other, as elements. */
function nextOf(text: string): () => string {
  const found = [...text.matchAll(illegal)][Symbol.iterator]();
  return () => {
    const character = found.next().value?.[0] ?? '';
    return `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}"/>`;
  };
}
