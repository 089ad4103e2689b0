import { hasWords } from '../../../text/has-words.ts';
import { type Splice, spliceText } from '../../../text/splice-text.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { readInlineUnit, renderInlineUnit, type StyleMarks } from '../../inline-unit.ts';
import { trimTokens } from '../../trim-tokens.ts';
import { headerSections } from './header-codes.ts';
import type { SheetText } from './sheet-texts.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** The same mark switches a look on and off. */
const marks: StyleMarks = { bold: ['&B', '&B'], italic: ['&I', '&I'], underline: ['&U', '&U'] };

/** Takes a header or footer past the visitor; undefined where nothing is replaced. */
export function visitHeader(walk: WorkbookWalk, header: SheetText, part: string): string | undefined {
  const { text } = header;
  const splices: Splice[] = [];
  for (const { name, tokens } of headerSections(text)) {
    const unit = readInlineUnit(trimTokens(tokens, text), text, { defaultMarks: marks, collapse: false });
    if (unit === undefined || !hasWords(unit.source.text)) continue;
    const { source, codes, start, end } = unit;
    const id = `${part}#${header.id}.${name}`;
    const target = walk.visit({ id, kind: kindOf(header), source, codes, segmentable: true });
    if (target === undefined) continue;
    const written = renderInlineUnit(unit, target, (piece) => piece.replaceAll('&', '&&'));
    if (written.restored) walk.report.warn('codes-restored');
    splices.push({ start, end, text: apart(text.slice(0, start), written.text) });
  }
  return splices.length === 0 ? undefined : encodeXmlText(spliceText(text, splices));
}

function kindOf({ kind }: SheetText): 'header' | 'footer' {
  return kind === 'footer' ? 'footer' : 'header';
}

/** Digits right behind a font size would be read as part of it. */
function apart(before: string, text: string): string {
  return /&\d{1,3}$/.test(before) && /^\d/.test(text) ? ` ${text}` : text;
}
