import { Readable } from 'node:stream';
import { detectorTexts } from '@transloom/contracts/detector-texts';
import type { DetectingEngine } from '@transloom/contracts/mt-detector';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { JobContext } from '../../../platform/context.ts';
import type { DownloadFile } from '../../files/make-download.ts';
import { findAllDetected } from './detected-segments.store.ts';

interface Detection {
  readonly workId: string;
  readonly name: string;
  readonly result: { readonly engines: readonly DetectingEngine[] };
}

/** The sample as a table: a column for the similarity to each engine, and one for what it writes. */
export async function writeSimilarities(
  job: JobContext,
  { workId, name, result: { engines } }: Detection,
): Promise<DownloadFile> {
  const word = (key: keyof typeof detectorTexts) => detectorTexts[key][job.language];
  const rows = await job.transact(({ db }) => findAllDetected(db, workId));
  const headings = [
    word('segment'),
    word('source'),
    word('target'),
    word('best'),
    ...engines.flatMap((engine) => [`${engine.name} %`, engine.name]),
  ];
  async function* cells(): AsyncGenerator<readonly string[]> {
    for (const { number, source, target, best, answers } of rows)
      yield [
        String(number),
        source,
        target,
        best === null ? '' : String(best),
        ...engines.flatMap(({ engineKey }) => {
          const answer = answers[engineKey];
          return answer === undefined ? ['', ''] : [String(answer.similarity), answer.text];
        }),
      ];
    yield [word('noProof')];
  }
  const widths = [8, 50, 50, 12, ...engines.flatMap(() => [12, 50])];
  return { name: `${name}.xlsx`, content: Readable.from(writeWorkbook(headings, cells(), widths)) };
}
