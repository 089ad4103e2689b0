import type { History, Job, Save } from '@transloom/server/testing/faults/evidence';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import { prepareDocument } from '../benches/prepare-document.ts';
import { giveWork } from './give-work.ts';
import { countRefusals } from './refusals.ts';
import { writeSegments } from './write-segments.ts';

export interface LoadSize {
  /** Two writers each, on one document. */
  readonly people: number;
  readonly segmentsEach: number;
  /** Between two documents or memories of one person. */
  readonly workPauseMs: number;
}

/** People who save and give work to a product until they are stopped, and their acknowledgements. */
export async function startLoad(address: string, { people, segmentsEach, workPauseMs }: LoadSize) {
  const product = overWire(address);
  const saves: Save[] = [];
  const jobs: Job[] = [];
  const refusals = countRefusals();
  const ending = new AbortController();
  const shared = { product, refusals, signal: ending.signal };
  const running: Promise<void>[] = [];
  for (let person = 1; person <= people; person++) {
    const user = await signUpOverWire(product, `10.1.0.${person}`);
    const documentId = await prepareDocument(product, user, { segments: segmentsEach, engineKey: null });
    for (let tab = 0; tab < 2; tab++) running.push(writeSegments({ ...shared, user, documentId, saves }));
    running.push(giveWork({ ...shared, user, jobs, pauseMs: workPauseMs }));
  }
  const history: History = { saves, jobs };
  const all = Promise.all(running);
  all.catch(() => ending.abort()); // `stop` fails with it
  return {
    history,
    refusals,
    async stop() {
      ending.abort();
      await all;
    },
  };
}
