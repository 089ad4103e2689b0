import { XmlScanner } from '../../xml/xml-scanner.ts';

/** What a comment says that stands right before an element, by the start of the element. */
export function commentsBefore(text: string): ReadonlyMap<number, string> {
  const comments = new Map<number, string>();
  const scanner = new XmlScanner(text, '', new Map(), { doctype: 'pass' });
  let comment: string | undefined;
  while (scanner.next() !== 'done') {
    const { event, start, end } = scanner;
    if (event === 'comment') comment = text.slice(start + 4, end - 3).trim();
    else if (event === 'start' && comment !== undefined && comment !== '') comments.set(start, comment);
    if (event === 'start' || event === 'end') comment = undefined;
  }
  return comments;
}
