import type { XmlScanner } from './xml-scanner.ts';

/** All text in the element that starts here; goes on to its end. */
export function readElementText(scanner: XmlScanner): string {
  const { depth } = scanner;
  let text = '';
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'text' || scanner.event === 'cdata') text += scanner.value();
  }
  return text;
}
