import type { TextStyle } from '../../../inline/render-inline.ts';
import type { Splice } from '../../../text/splice-text.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { StyleMarks } from '../../inline-unit.ts';
import { odfNamespaces } from './odf-namespaces.ts';

type Look = TextStyle['name'];

const looks = ['bold', 'italic', 'underline'] as const;
const properties: Readonly<Record<Look, string>> = {
  bold: 'fo:font-weight="bold" style:font-weight-asian="bold" style:font-weight-complex="bold"',
  italic: 'fo:font-style="italic" style:font-style-asian="italic" style:font-style-complex="italic"',
  underline:
    'style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"',
};
const declarations =
  'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';

/** Names no program gives. */
const styleName = (look: Look) => `transloom-${look}`;

/** Spans with automatic styles of our own; `addStyles` brings those along that are used. */
export function odfStyleMarks(text: string): StyleMarks {
  const prefix = textPrefix(text);
  const mark = (look: Look) =>
    [`<${prefix}:span ${prefix}:style-name="${styleName(look)}">`, `</${prefix}:span>`] as const;
  return { bold: mark('bold'), italic: mark('italic'), underline: mark('underline') };
}

/** The prefix the part has for elements of text. */
export function textPrefix(text: string): string {
  const bound = /xmlns:([\w-]+)\s*=\s*["']urn:oasis:names:tc:opendocument:xmlns:text:1\.0["']/.exec(text);
  return bound?.[1] ?? 'text';
}

/** The splices, and before them the styles that they use and the part lacks. */
export function addStyles(text: string, part: string, splices: readonly Splice[]): readonly Splice[] {
  const used = looks.filter((look) => {
    const mark = `style-name="${styleName(look)}"`;
    return (
      splices.some((splice) => splice.text.includes(mark)) && !text.includes(`:name="${styleName(look)}"`)
    );
  });
  if (used.length === 0) return splices;
  const styles = used.map(
    (look) =>
      `<style:style ${declarations} style:name="${styleName(look)}" style:family="text"><style:text-properties ${properties[look]}/></style:style>`,
  );
  return [placeStyles(text, part, styles.join('')), ...splices].sort((a, b) => a.start - b.start);
}

function placeStyles(text: string, part: string, styles: string): Splice {
  const scanner = new XmlScanner(text, part, odfNamespaces);
  while (scanner.next() !== 'done') {
    const { event, name, start, end, selfClosing, rawName } = scanner;
    if (name === 'office:automatic-styles' && event === 'start' && selfClosing)
      return { start: end - 2, end, text: `>${styles}</${rawName}>` };
    if (name === 'office:automatic-styles' && event === 'end') return { start, end: start, text: styles };
    if (event === 'start' && (name === 'office:body' || name === 'office:master-styles')) {
      const element = `${rawName.replace(/[^:]*$/, '')}automatic-styles`;
      return { start, end: start, text: `<${element}>${styles}</${element}>` };
    }
  }
  return { start: text.length, end: text.length, text: '' };
}
