import { type DecodedXml, encodeXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { wordNamespaces } from './namespaces.ts';
import { emptyElement, wordNamesAt } from './word-names.ts';

/** In the schema these stand behind `w:updateFields` (CT_Settings), with what is of other namespaces. */
const behind = new Set(
  [
    'hdrShapeDefaults footnotePr endnotePr compat docVars rsids attachedSchema themeFontLang clrSchemeMapping',
    'doNotIncludeSubdocsInStats doNotAutoCompressPictures forceUpgrade captions readModeInkLockDown smartTagType',
    'shapeDefaults doNotEmbedSmartTags decimalSymbol listSeparator',
  ]
    .join(' ')
    .split(' ')
    .map((local) => `w:${local}`),
);

/** The settings with the request that Word computes its fields anew; undefined where there is nothing to do. */
export function requestFieldUpdate(xml: DecodedXml, part: string): Uint8Array | undefined {
  const scanner = new XmlScanner(xml.text, part, wordNamespaces);
  while (scanner.next() !== 'start') if (scanner.event === 'done') return undefined;
  if (scanner.selfClosing) return undefined;
  const request = emptyElement(wordNamesAt(scanner), 'updateFields', { val: 'true' });
  const place = findPlace(scanner);
  if (place === undefined) return undefined;
  return encodeXml({ ...xml, text: xml.text.slice(0, place) + request + xml.text.slice(place) });
}

function findPlace(scanner: XmlScanner): number | undefined {
  let place: number | undefined;
  while (scanner.next() !== 'end') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'w:updateFields') return undefined;
    if (behind.has(scanner.name) || !scanner.name.startsWith('w:')) place ??= scanner.start;
    scanner.skipElement();
  }
  return place ?? scanner.start;
}
