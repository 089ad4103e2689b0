import { relative } from 'node:path';
import type { DocumentFormat } from '@transloom/core/document/document-format';
import { documentFormats } from '@transloom/core/document/format-registry';
import { type CorpusFile, listCorpus } from './corpus.ts';
import { type DocumentChecker, openDocumentChecker } from './document-checker.ts';
import { type Proof, secondsSince } from './proof.ts';

/** Hostile files must be refused quickly; a large honest document may take its time. */
const hostileTimeoutMs = 5_000;
const honestTimeoutMs = 60_000;

/** Every format keeps its promises on every file of the corpus, a line for each. */
export const formatsProof: Proof = {
  name: 'formats',
  async run({ corpusDir, print }) {
    const checker = openDocumentChecker();
    const failures: string[] = [];
    for (const format of documentFormats) {
      const counts = { passed: 0, refused: 0, failed: 0 };
      const started = performance.now();
      const files = listCorpus(corpusDir, format.extensions);
      for (const file of files) {
        const { kind, reason } = await check(checker, format, file);
        counts[kind] += 1;
        if (kind === 'failed') failures.push(`${relative(corpusDir, file.path)}: ${reason}`);
      }
      print(formatLine(format.id, files.length, counts, started));
    }
    await checker.close();
    return failures;
  },
};

interface FormatCounts {
  readonly passed: number;
  readonly refused: number;
  readonly failed: number;
}

function formatLine(id: string, files: number, counts: FormatCounts, started: number): string {
  const { passed, refused, failed } = counts;
  const figures = `${files} files, ${passed} passed, ${refused} refused as expected, ${failed} failed`;
  return `${id.padEnd(10)} ${figures}, ${secondsSince(started)}`;
}

async function check(checker: DocumentChecker, format: DocumentFormat, file: CorpusFile) {
  const { path, hostile, refusal } = file;
  const timeoutMs = hostile ? hostileTimeoutMs : honestTimeoutMs;
  const outcome = await checker.check({ formatId: format.id, path }, timeoutMs);
  if (outcome.kind === 'passed') return { kind: 'passed', reason: '' } as const;
  const expected = outcome.kind === 'refused' && (hostile || outcome.code === refusal);
  return { kind: expected ? 'refused' : 'failed', reason: outcome.reason } as const;
}
