import { plainInline } from '../../../inline/inline-text.ts';
import { readElementText } from '../../../xml/element-text.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { isBlank } from '../ooxml/blank.ts';
import { drawingNamespaces } from '../ooxml/drawing-namespaces.ts';
import { readPart } from '../ooxml/office-package.ts';
import { visitDrawing } from '../ooxml/visit-drawing.ts';
import { drawingVisit, type PresentationWalk } from './presentation-walk.ts';

const comments = new Set(['p:cm', 'pc:cm', 'pc:reply']);

/** Comments have plain text, or since 2021 threads of paragraphs; without the option they are counted. */
export function visitSlideComments(walk: PresentationWalk, part: string): void {
  if (walk.options.comments) visitDrawing(drawingVisit(walk), part, { kind: 'comment' });
  const xml = readPart(walk.book.archive, part);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, drawingNamespaces);
  let count = 0;
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    if (comments.has(scanner.name)) count++;
    if (walk.options.comments && scanner.name === 'p:text') visitText(walk, scanner, count);
  }
  if (!walk.options.comments) walk.report.warn('comments-skipped', count);
}

function visitText(walk: PresentationWalk, scanner: XmlScanner, number: number): void {
  const { part, end: start } = scanner;
  const text = readElementText(scanner);
  if (isBlank(text)) return;
  const id = `${part}#c${number}`;
  const target = walk.visit({
    id,
    kind: 'comment',
    source: plainInline(text),
    codes: {},
    segmentable: true,
  });
  if (target !== undefined)
    walk.edits.add(part, { start, end: scanner.start, xml: encodeXmlText(target.text) });
}
