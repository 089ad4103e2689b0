import { fitCodes } from '../../../inline/fit-codes.ts';
import type { InlineCodeDetails, InlineCodeTable } from '../../../inline/inline-text.ts';
import type { PageBlock, TextSpan } from '../../../page-layout/pages-document.ts';
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
    const rewritten = lines.map((line, index) => rewriteLine(line, index + 2, visit));
    const written = rewritten.map(({ line }) => line);
    const touched = written.some((line, index) => line !== lines[index]);
    write(touched ? Buffer.from([head, ...written].join('\n')) : file);
    const restored = rewritten.filter((line) => line.restored).length;
    if (restored === 0) return { warnings };
    return { warnings: [...warnings, { code: 'codes-restored', count: restored }] };
  },
};

interface RewrittenLine {
  readonly line: string;
  readonly restored?: boolean;
}

function rewriteLine(line: string, number: number, visit: UnitVisitor): RewrittenLine {
  const block = readBlockLine(line, number);
  if (block === undefined) return { line };
  const unit = unitOf(block);
  const target = visit(unit);
  if (target === undefined) return { line };
  const fitted = fitCodes(unit.source, unit.codes, target);
  return { line: blockLine({ ...block, text: fitted }), restored: fitted !== target };
}

function unitOf({ id, kind, text, spans = {} }: PageBlock) {
  const codes: InlineCodeTable = Object.fromEntries(
    Object.entries(spans).map(([code, span]) => [code, detailsOf(span)]),
  );
  return { id, kind, source: text, codes, segmentable: true };
}

function detailsOf({ link, shift, color }: TextSpan): InlineCodeDetails {
  if (link) return { type: 'link', display: link.url ?? 'link' };
  return { type: 'format', display: shift ?? color ?? 'format' };
}
