import { type CsvDialect, readRecord } from './csv-records.ts';

const candidates = [',', ';', '\t', '|'];
const sampleRows = 50;
const headLength = 65_536;

/** The dialect of a table by its beginning: the delimiter that gives the most rows the same number of cells. */
export function sniffDialect(text: string): CsvDialect {
  const head = text.slice(0, headLength);
  const [line = '', declared] = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i.exec(head) ?? [];
  const start = line.length;
  const quoting = (delimiter: string) =>
    delimiter !== '\t' || isQuotedThroughout(head, { delimiter, quotes: true, start });
  const ranked = candidates
    .map((delimiter) => ({ delimiter, ...evenness(head, { delimiter, quotes: quoting(delimiter), start }) }))
    .filter(({ cells }) => cells > 1)
    .toSorted((a, b) => b.share - a.share || b.cells - a.cells);
  const delimiter = declared ?? ranked[0]?.delimiter ?? ',';
  return { delimiter, quotes: quoting(delimiter), start };
}

/** The usual number of cells, and the share of rows that have it. */
function evenness(head: string, dialect: CsvDialect): { readonly cells: number; readonly share: number } {
  const counts = sample(head, dialect).map(({ cells }) => cells.length);
  const frequency = new Map<number, number>();
  for (const count of counts) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  const [cells, rows] = [...frequency].reduce((most, one) => (one[1] > most[1] ? one : most), [1, 0]);
  return { cells, share: rows / Math.max(counts.length, 1) };
}

/** In many tab-separated files a quote is a letter as any other. */
function isQuotedThroughout(head: string, dialect: CsvDialect): boolean {
  return sample(head, dialect).every(({ cells, closed }) => {
    return (
      closed && cells.every(({ start, end, quoted }) => !quoted || (head[end - 1] === '"' && end - start > 1))
    );
  });
}

function sample(head: string, dialect: CsvDialect) {
  const records: ReturnType<typeof readRecord>[] = [];
  for (let at = dialect.start; at < head.length && records.length < sampleRows; ) {
    const record = readRecord(head, at, dialect);
    at = record.next;
    const cut = at === head.length && head.length === headLength;
    if (!cut || records.length === 0) records.push(record);
  }
  return records;
}
