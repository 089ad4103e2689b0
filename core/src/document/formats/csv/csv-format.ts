import { isUtf8 } from 'node:buffer';
import type {
  DocumentFormat,
  DocumentReport,
  FormatOptions,
  UnitVisitor,
  WriteOutput,
} from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';
import { sniffDialect } from './csv-dialect.ts';
import { CsvWalk } from './csv-walk.ts';
import { walkWindows } from './csv-windows.ts';

/** Tables as text: values separated by commas, semicolons, tabs or bars. A cell is a unit. */
export const csvFormat: DocumentFormat = {
  id: 'csv',
  name: 'CSV table',
  extensions: ['csv', 'tsv', 'tab'],
  mediaType: 'text/csv',
  styles: false,
  options: [
    ...(['splitByParagraph', 'excludedColumns', 'languageColumns', 'headerRows'] as const),
    ...(['keyColumn', 'noteColumn', 'maxLengthColumn', 'embeddedHtml'] as const),
  ],
  recognize: (file) => (peekText(file) === undefined ? 0 : 1),
  process: (file, visit, options, write) =>
    isUtf8(file) && !file.includes(0)
      ? processUtf8(file, visit, options, write)
      : processOther(file, visit, options, write),
};

/** Enough to tell the dialect from. */
const headBytes = 2 ** 18;

function processUtf8(
  file: Uint8Array,
  visit: UnitVisitor,
  options: FormatOptions,
  write: WriteOutput,
): DocumentReport {
  const mark = file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? 3 : 0;
  const dialect = sniffDialect(new TextDecoder('utf-8').decode(file.subarray(mark, mark + headBytes)));
  const walk = new CsvWalk(dialect, visit, options);
  walkWindows(file, { start: mark + dialect.start, walk, write });
  const restored = { code: 'codes-restored', count: walk.restored } as const;
  return { warnings: [...(walk.restored > 0 ? [restored] : []), ...walk.warnings], encoding: 'utf-8' };
}

/** Other encodings are read whole: where a row ends in them is not seen in their bytes. */
function processOther(
  file: Uint8Array,
  visit: UnitVisitor,
  options: FormatOptions,
  write: WriteOutput,
): DocumentReport {
  let walk: CsvWalk | undefined;
  const report = processText(
    file,
    {
      language: options.sourceLanguage,
      read(text) {
        const dialect = sniffDialect(text);
        walk = new CsvWalk(dialect, visit, options);
        const { splices } = walk.read(text, { from: dialect.start, isLast: true });
        return { splices, restored: walk.restored };
      },
    },
    write,
  );
  return { ...report, warnings: [...report.warnings, ...(walk?.warnings ?? [])] };
}
