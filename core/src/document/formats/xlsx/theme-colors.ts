import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, partOfType, readPart } from '../ooxml/office-package.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

/** Order in which cells count the colors of a theme; the first two pairs are swapped against the theme itself. */
const themeOrder = ['lt1', 'dk1', 'lt2', 'dk2', ...[1, 2, 3, 4, 5, 6].map((n) => `accent${n}`)].concat(
  'hlink',
  'folHlink',
);

/** `rrggbb` of each color of the theme. */
export function readThemeColors(book: OfficePackage): readonly string[] {
  const part = partOfType(book, 'theme');
  const xml = part === undefined ? undefined : readPart(book.archive, part);
  if (part === undefined || xml === undefined) return [];
  const scanner = new XmlScanner(xml.text, part, spreadsheetNamespaces);
  const byName = new Map<string, string>();
  let slot = '';
  while (scanner.next() !== 'done' && scanner.name !== 'a:fontScheme') {
    if (scanner.event !== 'start') continue;
    const local = scanner.name.replace('a:', '');
    if (themeOrder.includes(local)) slot = local;
    const color = colorOf(scanner);
    if (color !== undefined && !byName.has(slot)) byName.set(slot, color);
  }
  return themeOrder.map((name) => byName.get(name) ?? '');
}

function colorOf(scanner: XmlScanner): string | undefined {
  if (scanner.name === 'a:srgbClr') return scanner.attribute('val')?.toLowerCase();
  return scanner.name === 'a:sysClr' ? scanner.attribute('lastClr')?.toLowerCase() : undefined;
}

/** Lighter for a positive share, darker for a negative one (§18.8.19): the lightness of HSL is scaled. */
export function tintColor(color: string, tint: number): string {
  if (tint === 0 || color === '') return color;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const wanted = tint < 0 ? lightness * (1 + tint) : lightness * (1 - tint) + tint;
  const saturation = max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1));
  const chroma = (1 - Math.abs(2 * wanted - 1)) * saturation;
  return [red, green, blue]
    .map((channel) => {
      const share = max === min ? 0.5 : (channel - min) / (max - min);
      const value = Math.round(255 * (wanted + chroma * (share - 0.5)));
      return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
    })
    .join('');
}
