import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { DocumentFormat } from '@transloom/core/document/document-format';
import { documentFormats } from '@transloom/core/document/format-registry';
import { type CorpusFile, listCorpus } from './conformance/corpus.ts';
import { openDocumentChecker } from './conformance/document-checker.ts';

const root = dirname(import.meta.dirname);
const corpusDir = resolve(process.env['CORPUS_DIR'] ?? join(root, '../shared/data'));
/** Hostile files must be refused quickly; a large honest document may take its time. */
const hostileTimeoutMs = 5_000;
const honestTimeoutMs = 60_000;

if (!existsSync(corpusDir)) {
  console.error(`No corpus at ${corpusDir}; CORPUS_DIR names another folder.`);
  process.exit(1);
}

const checker = openDocumentChecker();
const failures: string[] = [];
for (const format of documentFormats) await checkFormat(format);
await checker.close();
for (const failure of failures) console.error(failure);
console.log(`${documentFormats.length} formats, ${failures.length} failed files`);
process.exitCode = failures.length > 0 || documentFormats.length === 0 ? 1 : 0;

async function checkFormat(format: DocumentFormat): Promise<void> {
  const counts = { passed: 0, refused: 0, failed: 0 };
  const started = performance.now();
  const files = listCorpus(corpusDir, format.extensions);
  for (const file of files) {
    const problem = await findProblem(format, file, counts);
    if (problem === undefined) continue;
    counts.failed += 1;
    failures.push(`${relative(corpusDir, file.path)}: ${problem}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, refused, failed } = counts;
  console.log(
    `${format.id.padEnd(10)} ${files.length} files, ${passed} passed, ` +
      `${refused} refused as expected, ${failed} failed, ${seconds} s`,
  );
}

async function findProblem(
  format: DocumentFormat,
  { path, hostile, refusal }: CorpusFile,
  counts: { passed: number; refused: number },
): Promise<string | undefined> {
  const timeoutMs = hostile ? hostileTimeoutMs : honestTimeoutMs;
  const outcome = await checker.check({ formatId: format.id, path }, timeoutMs);
  if (outcome.kind === 'failed') return outcome.reason;
  if (outcome.kind === 'refused' && !hostile && outcome.code !== refusal) return `refused: ${outcome.reason}`;
  counts[outcome.kind] += 1;
  return undefined;
}
