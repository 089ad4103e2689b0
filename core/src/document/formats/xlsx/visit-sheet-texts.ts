import { hasWords } from '../../../text/has-words.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../../xml/xml-text.ts';
import type { SheetText } from './sheet-texts.ts';
import { decodeStringEscapes, encodeStringEscapes } from './string-escapes.ts';
import { visitHeader } from './visit-header.ts';
import { shortened, visitPlainText, type WorkbookWalk } from './workbook-walk.ts';

/** Takes the texts outside the cells of a sheet past the visitor. */
export function visitSheetTexts(walk: WorkbookWalk, texts: readonly SheetText[], part: string): void {
  const headers = new Map<string, string | undefined>();
  for (const text of texts) {
    const repeats = isHeader(text) && headers.has(text.text);
    const xml = repeats ? headers.get(text.text) : writers[text.kind](walk, text, part);
    if (isHeader(text)) headers.set(text.text, xml);
    if (xml !== undefined) walk.edits.add(part, { start: text.start, end: text.end, xml });
  }
}

function isHeader({ kind }: SheetText): boolean {
  return kind === 'header' || kind === 'footer';
}

type TextWriter = (walk: WorkbookWalk, text: SheetText, part: string) => string | undefined;

const visitHeaderOrNot: TextWriter = (walk, text, part) =>
  walk.options.headersAndFooters === false ? undefined : visitHeader(walk, text, part);

const writers: Readonly<Record<SheetText['kind'], TextWriter>> = {
  header: visitHeaderOrNot,
  footer: visitHeaderOrNot,
  attribute: visitAttribute,
  choices: visitChoices,
};

function visitAttribute(walk: WorkbookWalk, { id, text, maxLength }: SheetText, part: string) {
  const unit = { id: `${part}#${id}`, kind: 'attribute', maxLength } as const;
  const written = visitPlainText(walk, decodeStringEscapes(text), unit);
  if (written === undefined) return undefined;
  return `"${encodeXmlAttribute(encodeStringEscapes(shortened(walk, written, maxLength)))}"`;
}

/** Each choice is a unit; the list as a whole must stay short enough. */
function visitChoices(walk: WorkbookWalk, { id, text, maxLength }: SheetText, part: string) {
  let changed = false;
  const choices = text.split(',').map((choice, index) => {
    if (!hasWords(choice)) return choice;
    const unit = { id: `${part}#${id}.choice-${index + 1}`, kind: 'attribute' } as const;
    const written = visitPlainText(walk, choice, unit);
    changed ||= written !== undefined;
    return written === undefined ? choice : oneChoice(written);
  });
  const list = choices.join(',');
  if (changed && list.length > maxLength) walk.report.warn('text-not-written');
  return changed && list.length <= maxLength ? encodeXmlText(`"${list}"`) : undefined;
}

/** Neither what parts choices nor what ends the list. */
function oneChoice(text: string): string {
  return text.replaceAll('"', '”').replaceAll(',', ';');
}
