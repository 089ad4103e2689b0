import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentFormat } from '@transloom/core/document/format-registry';
import { listCorpus } from '../conformance/corpus.ts';
import { corpusDir } from '../conformance/corpus-dir.ts';
import type { Bench } from './bench.ts';
import type { OfficeFilesFigures } from './office-files-worker.ts';

const formatIds = ['docx', 'xlsx', 'pptx'];

/** The Office files of the corpus, the same that others were measured with; no figures where there is no corpus. */
export const officeFiles: Bench = {
  name: 'officeFiles',
  meanings: {
    files: { meaning: 'Word, Excel and PowerPoint files of the corpus' },
    cpuSeconds: { meaning: 'Processor time to read them and write every unit, nothing warm', bound: '≤ 3' },
    wallSeconds: { meaning: 'The same by the clock' },
    codesPerThousand: { meaning: 'Inline codes for 1,000 characters of the Word files', bound: '≤ 8' },
  },
  async measure() {
    if (!existsSync(corpusDir)) return {};
    const extensions = formatIds.flatMap((id) => documentFormat(id).extensions);
    const paths = listCorpus(corpusDir, extensions).flatMap(({ path, hostile }) => (hostile ? [] : [path]));
    const { wordCodes, wordCharacters, ...times } = await measureInProcess(paths);
    return {
      files: paths.length,
      cpuSeconds: Math.round(times.cpuSeconds * 100) / 100,
      wallSeconds: Math.round(times.wallSeconds * 100) / 100,
      codesPerThousand: Math.round((wordCodes / wordCharacters) * 10_000) / 10,
    };
  },
};

async function measureInProcess(paths: readonly string[]): Promise<OfficeFilesFigures> {
  const worker = fork(join(import.meta.dirname, 'office-files-worker.ts'));
  worker.send(paths);
  const [figures] = (await once(worker, 'message')) as [OfficeFilesFigures];
  worker.disconnect();
  return figures;
}
