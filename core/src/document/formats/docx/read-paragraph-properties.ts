import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { isOn } from '../ooxml/on-off.ts';
import type { Paragraph, ParagraphProperties } from './paragraph.ts';
import type { Story } from './story.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function readParagraphProperties(story: Story, paragraph: Paragraph): void {
  const { scanner } = story;
  const { start, depth } = scanner;
  const properties: Mutable<ParagraphProperties> = { start, end: start };
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start' || scanner.depth > depth + 1) continue;
    if (scanner.name === 'w:sectPr') readSection(story);
    else readProperty(scanner, properties);
  }
  properties.end = scanner.end;
  const own = paragraph.pieces.length - (paragraph.joined?.pieces ?? 0);
  if (own > 0 || depth > paragraph.depth + 1) return; // a stray one
  paragraph.properties = properties;
  paragraph.contentStart = scanner.end;
}

function readProperty(scanner: XmlScanner, properties: Mutable<ParagraphProperties>): void {
  const { name, start } = scanner;
  if (name === 'w:rPr') {
    properties.endDeleted = readsDeleted(scanner);
    return;
  }
  const value = scanner.attribute('w:val');
  if (name === 'w:pStyle' && value !== undefined) properties.style = value;
  if (name === 'w:outlineLvl') properties.heading = Number(value) < 9;
  if (name === 'w:numPr') properties.list = true;
  scanner.skipElement();
  if (name === 'w:bidi') properties.bidi = { start, end: scanner.end, on: isOn(value) };
}

/** Whether the properties of a paragraph's end say that it was deleted or moved away. */
function readsDeleted(scanner: XmlScanner): boolean {
  const { depth } = scanner;
  let deleted = false;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    const own = scanner.event === 'start' && scanner.depth === depth + 1;
    if (own && (scanner.name === 'w:del' || scanner.name === 'w:moveFrom')) deleted = true;
  }
  return deleted;
}

/** Notes the headers and footers of the section whose properties have begun. */
export function readSection({ scanner, references }: Story): void {
  const depth = scanner.depth;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    const reference = scanner.name === 'w:headerReference' || scanner.name === 'w:footerReference';
    const id = scanner.event === 'start' && reference ? scanner.attribute('r:id') : undefined;
    if (id !== undefined) references.push(id);
  }
}
