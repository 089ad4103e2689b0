import type { XmlScanner } from '../../../xml/xml-scanner.ts';

/** All character data from here to the end of the element that has begun. */
export function collectText(scanner: XmlScanner): string {
  const depth = scanner.depth;
  let text = '';
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'text' || scanner.event === 'cdata') text += scanner.value();
  }
  return text;
}
