import type { XmlScanner } from '../../xml/xml-scanner.ts';

/** Goes from the start of an element to its end and gives the text in it. */
export function textOfElement(scanner: XmlScanner): string {
  const { depth } = scanner;
  let text = '';
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'text' || scanner.event === 'cdata') text += scanner.value();
  }
  return text;
}
