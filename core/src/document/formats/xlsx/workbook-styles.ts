import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, partOfType, readPart } from '../ooxml/office-package.ts';
import { plainLook, type RunLook } from '../ooxml/run-nodes.ts';
import { readFontLook } from './font-look.ts';
import { indexedColors } from './indexed-colors.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import { readThemeColors, tintColor } from './theme-colors.ts';

/** What the styles of a workbook say of a cell, by its style number. */
export interface WorkbookStyles {
  look(style: number): RunLook;
  /** `#rrggbb` of its fill; undefined without one. */
  fill(style: number): string | undefined;
  /** Name of the named style it follows, such as `Normal`. */
  styleName(style: number): string | undefined;
}

interface Reading {
  readonly scanner: XmlScanner;
  readonly theme: readonly string[];
  readonly fonts: RunLook[];
  readonly fills: (string | undefined)[];
  readonly formats: { readonly font: number; readonly fill: number; readonly named: number }[];
  /** By number of the format they follow. */
  readonly names: Map<number, string>;
}

/** @throws {DocumentFormatError} */
export function readWorkbookStyles(book: OfficePackage): WorkbookStyles {
  const part = partOfType(book, 'styles');
  const xml = part === undefined ? undefined : readPart(book.archive, part);
  if (part === undefined || xml === undefined) return plainStyles;
  const scanner = new XmlScanner(xml.text, part, spreadsheetNamespaces);
  const theme = readThemeColors(book);
  const reading: Reading = { scanner, theme, fonts: [], fills: [], formats: [], names: new Map() };
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start' && scanner.depth === 2) sections[scanner.name]?.(reading);
  }
  const { fonts, fills, formats, names } = reading;
  return {
    look: (style) => fonts[formats[style]?.font ?? 0] ?? plainLook,
    fill: (style) => fills[formats[style]?.fill ?? 0],
    styleName: (style) => names.get(formats[style]?.named ?? 0),
  };
}

const plainStyles: WorkbookStyles = {
  look: () => plainLook,
  fill: () => undefined,
  styleName: () => undefined,
};

const sections: Readonly<Record<string, (reading: Reading) => void>> = {
  'x:fonts': ({ scanner, fonts }) => eachChild(scanner, 'x:font', () => fonts.push(readFontLook(scanner))),
  'x:fills': (reading) => eachChild(reading.scanner, 'x:fill', () => reading.fills.push(readFill(reading))),
  'x:cellXfs': ({ scanner, formats }) =>
    eachChild(scanner, 'x:xf', () => {
      const number = (name: string) => Number(scanner.attribute(name) ?? 0);
      formats.push({ font: number('fontId'), fill: number('fillId'), named: number('xfId') });
      scanner.skipElement();
    }),
  'x:cellStyles': ({ scanner, names }) =>
    eachChild(scanner, 'x:cellStyle', () => {
      names.set(Number(scanner.attribute('xfId') ?? 0), scanner.attribute('name') ?? '');
      scanner.skipElement();
    }),
};

/** `read` must go on to the end of the child. */
function eachChild(scanner: XmlScanner, name: string, read: () => void): void {
  const { depth } = scanner;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    if (scanner.name === name) read();
    else scanner.skipElement();
  }
}

/** The color that is seen: of a solid fill its foreground. */
function readFill({ scanner, theme }: Reading): string | undefined {
  const { depth } = scanner;
  let color: string | undefined;
  let seen = false;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'x:patternFill') seen = (scanner.attribute('patternType') ?? 'none') !== 'none';
    if (scanner.name === 'x:fgColor') color = colorOf(scanner, theme);
  }
  return seen ? color : undefined;
}

function colorOf(scanner: XmlScanner, theme: readonly string[]): string | undefined {
  const number = (name: string) => Number(scanner.attribute(name) ?? Number.NaN);
  const rgb = scanner.attribute('rgb')?.slice(-6).toLowerCase();
  const color = rgb ?? theme[number('theme')] ?? indexedColors[number('indexed')];
  if (color === undefined || !/^[0-9a-f]{6}$/.test(color)) return undefined;
  return `#${tintColor(color, Number(scanner.attribute('tint') ?? 0))}`;
}
