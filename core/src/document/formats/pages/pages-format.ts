import type { PageBlock } from '../../../page-layout/pages-document.ts';
import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import { blockLine, pageLines, pagesStart, readBlockLine, readHead } from './pages-lines.ts';

/**
 * The text of pages, as a PDF or a picture was read: a line of JSON for what holds for all, then a line for each
 * paragraph. Nobody uploads it; a last step makes a PDF or a Word document of it.
 */
export const pagesFormat: DocumentFormat = {
  id: 'pages',
  name: 'Text of pages',
  extensions: ['pages-jsonl'],
  mediaType: 'application/jsonl',
  styles: true,
  options: [],
  recognize: (file) => (Buffer.from(file.subarray(0, pagesStart.length)).toString() === pagesStart ? 3 : 0),
  process(file, visit, _options, write) {
    const [head = '', ...lines] = pageLines(file);
    const { warnings } = readHead(head);
    const written = lines.map((line, index) => rewriteLine(line, index + 2, visit));
    const touched = written.some((line, index) => line !== lines[index]);
    write(touched ? Buffer.from([head, ...written].join('\n')) : file);
    return { warnings };
  },
};

function rewriteLine(line: string, number: number, visit: UnitVisitor): string {
  const block = readBlockLine(line, number);
  if (block === undefined) return line;
  const target = visit(unitOf(block));
  return target === undefined ? line : blockLine({ ...block, text: { ...target, codes: [] } });
}

function unitOf({ id, kind, text }: PageBlock) {
  return { id, kind, source: text, codes: {}, segmentable: true };
}
