import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { analysesApi } from '@transloom/contracts/analyses';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectsApi } from '@transloom/contracts/projects';
import { isUnderWay } from '@transloom/contracts/work';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { overWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { corpusDir } from '../conformance/corpus-dir.ts';
import { familyMembers, watchFamily } from '../programs/process-family.ts';
import type { Bench } from './bench.ts';
import { importMade, madeLanguages, uploadMade } from './memory/import-made.ts';
import { matchingCorpus } from './memory/memory-corpus.ts';
import { textsTmx } from './memory/texts-tmx.ts';
import { prepareDocument } from './prepare-document.ts';
import type { StartedProduct } from './start-product.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { withProduct } from './with-product.ts';

const size = { entries: 1_000_000, queries: 100_000 };

/** A project of 100,000 segments against a memory of a million entries; no figures where there is no corpus. */
export const analysis: Bench = {
  name: 'analysis',
  isLong: true,
  meanings: {
    segments: { meaning: 'Segments of the project; its memory has a million entries' },
    preparedPerSecond: {
      meaning: 'Segments a second from upload to ready, filled from the memory without an engine',
      bound: '≥ 3000',
    },
    seconds: { meaning: 'Seconds of an analysis of the project', bound: '< 60' },
    workerMb: { meaning: 'Most memory of the worker meanwhile', bound: '< 1000' },
    afterEditSeconds: {
      meaning: 'Seconds of the next analysis, after one entry of the memory was changed',
      bound: '< 5',
    },
  },
  async measure(root) {
    const folder = join(corpusDir, 'tm');
    if (!existsSync(folder)) return {};
    const { entries, queries } = matchingCorpus(folder, 'en', size);
    return withProduct(root, (product) => measureIn(product, entries, queries));
  },
};

async function measureIn(
  { address, processId }: StartedProduct,
  entries: readonly string[],
  queries: readonly string[],
) {
  const product = overWire(address);
  const made = await uploadMade(product, address, [() => textsTmx(entries.values())]);
  const memoryId = await importMade(made);
  const { user } = made;
  await waitUntilIdle(processId);
  const { targetLanguage } = madeLanguages;
  const started = performance.now();
  await prepareDocument(product, user, { segments: queries, engineKey: null, targetLanguage });
  const preparedSeconds = (performance.now() - started) / 1000;
  const [listed] = (await callAs(product, user, projectsApi.listProjects, {})).data.records;
  const projectId = String(listed?.projectId);
  const [document] = (await callAs(product, user, projectsApi.project, { projectId })).data.documents;
  const segments = document?.segmentCount ?? 0;
  const analyze = () => secondsOfAnalysis(product, user, projectId);
  const [worker = 0] = familyMembers(processId, 'worker.ts');
  const watch = watchFamily(worker);
  const seconds = await analyze();
  const workerMb = Math.round(watch.stop().peakMb);
  await changeEntry(product, user, memoryId);
  return {
    segments,
    preparedPerSecond: Math.round(segments / preparedSeconds),
    seconds,
    workerMb,
    afterEditSeconds: await analyze(),
  };
}

async function secondsOfAnalysis(product: Callable, user: TestUser, projectId: string): Promise<number> {
  const started = performance.now();
  const { data } = await callAs(product, user, analysesApi.createWork, { options: { projectId } });
  for (;;) {
    const { data: work } = await callAs(product, user, analysesApi.work, { workId: data.workId });
    if (work.status === 'done') return Math.round((performance.now() - started) / 100) / 10;
    if (!isUnderWay(work.status)) throw new Error(`the analysis is ${work.status}`);
    await wait(100);
  }
}

async function changeEntry(product: Callable, user: TestUser, memoryId: string): Promise<void> {
  const [entry] = (await callAs(product, user, memoryEntriesApi.listEntries, { memoryId })).data.records;
  if (entry === undefined) throw new Error('the memory has no entries');
  const { entryId, sourceMarkup, updatedAt } = entry;
  const changed = { memoryId, entryId, sourceMarkup, targetMarkup: 'Changed.', updatedAt };
  const answer = await callAs(product, user, memoryEntriesApi.changeEntry, changed);
  if (answer.http !== 200) throw new Error(answer.message);
}
