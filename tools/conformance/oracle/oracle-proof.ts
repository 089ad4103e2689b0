import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { DocumentFormat } from '@transloom/core/document/document-format';
import type { DocumentOptions } from '@transloom/core/document/document-options';
import { documentFormats } from '@transloom/core/document/format-registry';
import { parseDocument } from '@transloom/core/document/read-document';
import { plainText } from '@transloom/core/inline/plain-text';
import { type Proof, secondsSince } from '../proof.ts';
import { explainLinesOf } from './explain-line.ts';
import { hashLine, normalizeLine } from './oracle-line.ts';

/** Options for text that the oracle always extracts and we extract only on request. */
const oracleOptions: DocumentOptions = { comments: true, altText: true, documentProperties: true };

/** Every line that another program extracts from a document is in ours, or a reviewed reason says why not. */
export const oracleProof: Proof = {
  name: 'oracle',
  async *run({ corpusDir, print }) {
    const started = performance.now();
    const lines = listOracles(corpusDir).flatMap((oracle) => compare(corpusDir, oracle));
    const count = (ending: Ending) => lines.filter((line) => line.ending === ending).length;
    const reasons = Map.groupBy(lines, ({ reason }) => reason);
    const explained = [...reasons].flatMap(([reason, { length }]) =>
      reason === '' ? [] : `${length} ${reason}`,
    );
    const why = explained.length === 0 ? '' : ` (${explained.join(', ')})`;
    const figures = `${count('found')} found, ${count('explained')} explained${why}`;
    print(
      `oracle     ${lines.length} lines, ${figures}, ${count('missing')} missing, ${secondsSince(started)}`,
    );
    yield* lines.filter(({ ending }) => ending === 'missing').map(({ name }) => name);
  },
};

type Ending = 'found' | 'explained' | 'missing';

interface ComparedLine {
  readonly ending: Ending;
  /** For whoever looks for it; the hash is what the reviewed list names. */
  readonly name: string;
  readonly reason: string;
}

interface Oracle {
  readonly path: string;
  readonly document: string;
}

/** `docx_a.docx.txt` holds the lines of `docx/a.docx`. */
function listOracles(corpusDir: string): readonly Oracle[] {
  const folder = join(corpusDir, 'filters', 'oracle-okapi');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, formatFolder, file] = /^([^_]+)_(.+)\.txt$/.exec(name) ?? [];
    if (formatFolder === undefined || file === undefined) return [];
    const document = join(corpusDir, 'filters', formatFolder, file);
    return existsSync(document) ? [{ path: join(folder, name), document }] : [];
  });
}

function compare(corpusDir: string, { path, document }: Oracle): readonly ComparedLine[] {
  const file = readFileSync(document);
  const units = extract(formatOf(document), file);
  const explain = explainLinesOf(file, units);
  const joined = units.map(normalizeLine).join('');
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => normalizeLine(line) !== '')
    .map((line) => {
      const name = `${relative(corpusDir, document)}: ${hashLine(line)} ${JSON.stringify(line.slice(0, 100))}`;
      if (joined.includes(normalizeLine(line))) return { ending: 'found', name, reason: '' };
      const reason = explain(line);
      return { ending: reason === undefined ? 'missing' : 'explained', name, reason: reason ?? '' };
    });
}

/** Text of units with what codes mean, and without. */
function extract(format: DocumentFormat, file: Uint8Array): readonly string[] {
  const { units } = parseDocument(format, file, oracleOptions);
  return [
    ...units.map(({ source }) => source.text),
    ...units.map(({ source, codes }) => plainText(source, codes)),
  ];
}

function formatOf(path: string): DocumentFormat {
  const format = documentFormats.find(({ extensions }) =>
    extensions.includes(extname(path).slice(1).toLowerCase()),
  );
  if (format === undefined) throw new Error(`no format for ${path}`);
  return format;
}
