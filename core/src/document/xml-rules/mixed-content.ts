import type { XmlScanner } from '../../xml/xml-scanner.ts';

/**
 * Starts of the elements that hold text and other elements side by side: what stands in those belongs to the
 * sentence, whatever the elements mean.
 */
export function mixedContent(scanner: XmlScanner): ReadonlySet<number> {
  const mixed = new Set<number>();
  const open: Content[] = [{ start: -1, text: false, elements: false }];
  while (scanner.next() !== 'done') {
    const content = open.at(-1) as Content;
    if (scanner.event === 'start') {
      content.elements = true;
      open.push({ start: scanner.start, text: false, elements: false });
    } else if (scanner.event !== 'end') content.text ||= isText(scanner);
    else if (open.pop() && content.text && content.elements) mixed.add(content.start);
  }
  return mixed;
}

interface Content {
  readonly start: number;
  text: boolean;
  elements: boolean;
}

function isText(scanner: XmlScanner): boolean {
  return (scanner.event === 'text' || scanner.event === 'cdata') && /\S/.test(scanner.value());
}
