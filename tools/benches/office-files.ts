import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { documentFormat } from '@transloom/core/document/format-registry';
import { listCorpus } from '../conformance/corpus.ts';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench } from './bench.ts';
import type { OfficeFileFigures, OfficeFileOrder } from './office-files-worker.ts';

const formatIds = ['docx', 'xlsx', 'pptx'];

/** The Office files of the corpus, the same that others were measured with; no figures where there is no corpus. */
export const officeFiles: Bench = {
  name: 'officeFiles',
  meanings: {
    files: { meaning: 'Word, Excel and PowerPoint files of the corpus' },
    passSeconds: {
      meaning: 'Seconds to read every unit and write it back in one pass, as other filters do, cold start',
      bound: '≤ 3',
    },
    passCpuSeconds: { meaning: 'Processor time of that pass' },
    twiceSeconds: {
      meaning: 'Seconds to read them, and later read and write them, as uploads and downloads do',
    },
    twiceSecondsOfTwo: { meaning: 'The same with two processes, the number that the worker keeps for files' },
    codesPerThousand: { meaning: 'Inline codes for 1,000 characters of the Word files', bound: '≤ 8' },
  },
  async measure() {
    const extensions = formatIds.flatMap((id) => documentFormat(id).extensions);
    const paths = listCorpus(corpusDir, extensions).flatMap(({ path, hostile }) => (hostile ? [] : [path]));
    const pass = await extractAndWrite(paths, { processes: 1, readFirst: false });
    const twice = await extractAndWrite(paths, { processes: 1, readFirst: true });
    const shared = await extractAndWrite(paths, { processes: 2, readFirst: true });
    return {
      files: paths.length,
      passSeconds: rounded(pass.wallSeconds),
      passCpuSeconds: rounded(pass.cpuSeconds),
      twiceSeconds: rounded(twice.wallSeconds),
      twiceSecondsOfTwo: rounded(shared.wallSeconds),
      codesPerThousand: Math.round((pass.wordCodes / pass.wordCharacters) * 10_000) / 10,
    };
  },
};

interface Way {
  readonly processes: number;
  /** Whether a file is read for its units before it is read again and written. */
  readonly readFirst: boolean;
}

/** Each process asks for the next file when it is done with one. */
async function extractAndWrite(paths: readonly string[], { processes, readFirst }: Way) {
  const workers = await Promise.all(Array.from({ length: processes }, startWorker));
  const waiting = [...paths];
  const sums = { cpuSeconds: 0, wordCodes: 0, wordCharacters: 0 };
  const started = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        worker.send({ path, readFirst } satisfies OfficeFileOrder);
        const [figures] = (await once(worker, 'message')) as [OfficeFileFigures];
        sums.cpuSeconds += figures.cpuSeconds;
        sums.wordCodes += figures.wordCodes;
        sums.wordCharacters += figures.wordCharacters;
      }
    }),
  );
  const wallSeconds = (performance.now() - started) / 1000;
  for (const worker of workers) worker.disconnect();
  return { ...sums, wallSeconds };
}

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(join(import.meta.dirname, 'office-files-worker.ts'));
  await once(worker, 'message');
  return worker;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
