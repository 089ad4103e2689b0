import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { readXmlReferences } from '../../xml-rules/xml-references.ts';
import { voidElements } from './html-elements.ts';
import type { HtmlAttribute, HtmlMark } from './scan-html.ts';

const namespaces = new Map([['http://www.w3.org/1999/xhtml', 'html']]);

/** The marks of a page that is XML, in file order. @throws {DocumentFormatError} broken */
export function scanXhtml(text: string, part = ''): readonly HtmlMark[] {
  const scanner = new XmlScanner(text, part, namespaces, { doctype: 'pass' });
  const marks: HtmlMark[] = [];
  let textBefore = '';
  const push = (kind: HtmlMark['kind'], attributes: readonly HtmlAttribute[] = []) => {
    const { start, end } = scanner;
    const name = kind === 'other' ? '' : localName(scanner.name);
    marks.push({ kind, textBefore, name, attributes, start, end });
    textBefore = '';
  };
  while (scanner.next() !== 'done') {
    const { event } = scanner;
    if (event === 'text') textBefore += readXmlReferences(text.slice(scanner.start, scanner.end));
    else if (event === 'cdata') textBefore += scanner.value();
    else if (event === 'start') push('start', attributesOf(scanner));
    else if (event !== 'end') push('other');
    else if (!endsVoid(marks, scanner)) push('end');
  }
  push('other');
  return marks;
}

/** `<br/>` and `<br></br>` are one mark. */
function endsVoid(marks: HtmlMark[], { name, end }: XmlScanner): boolean {
  const last = marks.at(-1);
  if (last?.kind !== 'start' || !voidElements.has(last.name) || last.name !== localName(name)) return false;
  marks[marks.length - 1] = { ...last, end };
  return true;
}

function localName(name: string): string {
  return name.replace(/^(?:html:|\{.*\})/, '').toLowerCase();
}

function attributesOf(scanner: XmlScanner): readonly HtmlAttribute[] {
  return scanner.attributes().flatMap(([name, value]) => {
    const place = scanner.attributePlace(name);
    if (place === undefined) return [];
    const written = name.includes('}') ? name.slice(name.indexOf('}') + 1) : name;
    const start = scanner.text.lastIndexOf(written, place.start - 2);
    return [{ name: name.toLowerCase(), value: readXmlReferences(value), start, end: place.end + 1 }];
  });
}
