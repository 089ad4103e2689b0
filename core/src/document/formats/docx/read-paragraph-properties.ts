import type { Paragraph, ParagraphProperties } from './paragraph.ts';
import type { Story } from './story.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function readParagraphProperties({ scanner }: Story, paragraph: Paragraph): void {
  const { start, depth } = scanner;
  const properties: Mutable<ParagraphProperties> = { start, end: start };
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'start' && scanner.depth === depth + 1) readProperty(scanner, properties);
  }
  properties.end = scanner.end;
  if (paragraph.pieces.length > 0) return; // a stray one further back
  paragraph.properties = properties;
  paragraph.contentStart = scanner.end;
}

function readProperty(scanner: Story['scanner'], properties: Mutable<ParagraphProperties>): void {
  const { name, start } = scanner;
  const value = scanner.attribute('w:val');
  if (name === 'w:pStyle' && value !== undefined) properties.style = value;
  if (name === 'w:outlineLvl') properties.heading = Number(value) < 9;
  if (name === 'w:numPr') properties.list = true;
  scanner.skipElement();
  if (name === 'w:bidi') properties.bidi = { start, end: scanner.end };
}
