import type { InlineCode, InlineCodeTable, InlineCodeType, InlineText } from '../../inline/inline-text.ts';
import { renderInline, type TextStyle } from '../../inline/render-inline.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../xml/xml-text.ts';
import type { TargetState, TranslationUnit } from '../document-format.ts';
import type { XliffHead } from './xliff-document.ts';

/** A document as XLIFF 1.2, for programs that read nothing newer: the head, every unit, the end. */
export function xliff12Head({ sourceLanguage, targetLanguage, original }: XliffHead): string {
  const target =
    targetLanguage === undefined ? '' : ` target-language="${encodeXmlAttribute(targetLanguage)}"`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
    `<file original="${encodeXmlAttribute(original)}" datatype="plaintext"` +
    ` source-language="${encodeXmlAttribute(sourceLanguage)}"${target}>\n<body>\n`
  );
}

export const xliff12End = '</body>\n</file>\n</xliff>\n';

const states: Readonly<Record<TargetState, string>> = {
  draft: 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};

/** A whole unit: a program of that time cuts sentences itself. @param number from 1 */
export function xliff12Unit(unit: TranslationUnit, number: number): string {
  const { id, key, codes, source, target, targetState = 'draft', notes = [] } = unit;
  const translated =
    target === undefined ? '' : `<target state="${states[targetState]}">${textOf(target, codes)}</target>`;
  return (
    `<trans-unit id="u${number}" resname="${encodeXmlAttribute(key ?? id)}" xml:space="preserve">` +
    `<source>${textOf(source, codes)}</source>${translated}` +
    `${notes.map((note) => `<note>${encodeXmlText(note)}</note>`).join('')}</trans-unit>\n`
  );
}

const types: Partial<Readonly<Record<InlineCodeType, string>>> = {
  link: 'link',
  image: 'image',
  break: 'lb',
  variable: 'x-variable',
  note: 'x-footnote',
};
const styleTypes = { bold: 'bold', italic: 'italic', underline: 'underlined' } as const;

function textOf(inline: InlineText, codes: InlineCodeTable): string {
  const open: { readonly style: TextStyle; readonly id: string }[] = [];
  let styles = 0;
  return renderInline(inline, {
    text: encodeXmlText,
    code: (code) => codeElement(code, codes),
    openStyle(style) {
      const id = `f${++styles}`;
      open.push({ style, id });
      // The type has no color, and the style is known by it when it comes back.
      const shown = style.color === undefined ? '' : ` equiv-text="{u${style.color}}"`;
      return `<bx id="${id}" rid="${id}" ctype="${styleTypes[style.name]}"${shown}/>`;
    },
    closeStyle({ name, color }) {
      const index = open.findLastIndex(({ style }) => style.name === name && style.color === color);
      const [closed] = open.splice(index, 1);
      return `<ex id="${closed?.id ?? ''}e" rid="${closed?.id ?? ''}"/>`;
    },
  });
}

function codeElement({ id, kind }: InlineCode, codes: InlineCodeTable): string {
  if (kind === 'close') return `<ex id="${id}e" rid="${id}"/>`;
  const { type, display, equivalent } = codes[id] ?? { type: 'other' };
  const ctype = types[type] ?? `x-${type}`;
  const shown = display ?? equivalent;
  const text = shown === undefined ? '' : ` equiv-text="${encodeXmlAttribute(shown)}"`;
  return kind === 'open'
    ? `<bx id="${id}" rid="${id}" ctype="${ctype}"/>`
    : `<x id="${id}" ctype="${ctype}"${text}/>`;
}
