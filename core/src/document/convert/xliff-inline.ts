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

/**
 * Inline text among the elements of XLIFF 2.1. Pairs are written as `sc` and `ec`, which need not nest and may end in
 * another segment of the unit; bold, italic and underline are formatting pairs of their own.
 */
export class XliffInlineWriter {
  readonly #codes: InlineCodeTable;
  readonly #data = new Map<number, string>();
  #styles = 0;

  constructor(codes: InlineCodeTable) {
    this.#codes = codes;
  }

  write(inline: InlineText): string {
    const open: { readonly style: TextStyle; readonly id: string }[] = [];
    const present = new Set(inline.codes.map(({ id, kind }) => `${kind} ${id}`));
    return renderInline(inline, {
      text: (text) =>
        text.split(illegal).map(encodeXmlText).join('\u0000').replaceAll('\u0000', nextOf(text)),
      code: (code) => this.#code(code, present),
      openStyle: (style) => {
        const id = `s${++this.#styles}`;
        open.push({ style, id });
        return `<sc id="${id}" type="fmt" subType="${styleTypes[style.name]}" disp="${styleToken(style)}"/>`;
      },
      closeStyle: ({ name, color }) => {
        const index = open.findLastIndex(({ style }) => style.name === name && style.color === color);
        const [closed] = open.splice(index, 1);
        return `<ec startRef="${closed?.id ?? ''}"/>`;
      },
    });
  }

  /** What the codes that were written stand for; empty where there are none. */
  originalData(): string {
    const data = [...this.#data].map(
      ([id, text]) => `<data id="d${id}" xml:space="preserve">${encodeXmlText(text)}</data>`,
    );
    return data.length === 0 ? '' : `<originalData>${data.join('')}</originalData>`;
  }

  #code({ id, kind }: InlineCode, present: ReadonlySet<string>): string {
    const details = this.#codes[id] ?? { type: 'other' as const };
    const { type, display, equivalent, required } = details;
    this.#data.set(id, display ?? equivalent ?? type);
    const what = `${types[type] ?? ' type="other"'} dataRef="d${id}"`;
    const shown = display === undefined ? '' : ` disp="${encodeXmlAttribute(display)}"`;
    const meant = equivalent ? ` equiv="${encodeXmlAttribute(equivalent)}"` : '';
    const kept = required ? ' canDelete="no"' : '';
    const attributes = what + shown + meant + kept;
    if (kind === 'placeholder') return `<ph id="${id}"${attributes}/>`;
    if (kind === 'open') return `<sc id="${id}"${attributes}/>`;
    return present.has(`open ${id}`) ? `<ec startRef="${id}"/>` : `<ec id="${id}" isolated="yes"/>`;
  }
}

/** Gives the illegal characters of a text one after the other, as elements. */
function nextOf(text: string): () => string {
  const found = [...text.matchAll(illegal)][Symbol.iterator]();
  return () => {
    const character = found.next().value?.[0] ?? '';
    return `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}"/>`;
  };
}
