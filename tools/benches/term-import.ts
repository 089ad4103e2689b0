import { setTimeout as wait } from 'node:timers/promises';
import { termImportsApi } from '@transloom/contracts/asset-imports';
import { termsApi } from '@transloom/contracts/terms';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { familyCpuSeconds } from '../programs/process-family.ts';
import type { Bench } from './bench.ts';
import { madeTbx } from './memory/made-tbx.ts';
import { streamUpload } from './stream-upload.ts';
import { withProduct } from './with-product.ts';

const concepts = 100_000;

/** A made TBX into a new term base of the product as people start it. Reads /proc, so on Linux alone. */
export const termImport: Bench = {
  name: 'termImport',
  meanings: {
    perSecond: {
      meaning: 'Entries a second by the clock, from the start to the end of an import of 100,000',
    },
    perCpuSecond: { meaning: 'The same in a second of processor time, over all processes of the product' },
    nodeMicroseconds: { meaning: 'Processor time of an entry in Node' },
    postgresMicroseconds: { meaning: 'Processor time of an entry in PostgreSQL' },
    listMs: { meaning: 'Time to load the list of term bases after it, by the clock, best of five' },
  },
  measure: (root) =>
    withProduct(root, async ({ address, processId }) => {
      const product = overWire(address);
      const user = await signUpOverWire(product);
      const file = { purpose: 'term', name: 'made.tbx', pieces: () => madeTbx(concepts) };
      const fileId = await streamUpload(address, user, file);
      const before = familyCpuSeconds(processId);
      const started = performance.now();
      await importFile(product, user, fileId);
      const seconds = (performance.now() - started) / 1000;
      const after = familyCpuSeconds(processId);
      const spent = (program: string) => (after.get(program) ?? 0) - (before.get(program) ?? 0);
      const all = [...after.keys()].reduce((sum, program) => sum + spent(program), 0);
      return {
        perSecond: Math.round(concepts / seconds),
        perCpuSecond: Math.round(concepts / all),
        nodeMicroseconds: Math.round(((all - spent('postgres')) / concepts) * 1e6),
        postgresMicroseconds: Math.round((spent('postgres') / concepts) * 1e6),
        listMs: await bestOf(5, () => callAs(product, user, termsApi.listTermBases, {})),
      };
    }),
};

async function importFile(product: Callable, user: TestUser, fileId: string): Promise<void> {
  const languages = { sourceLanguage: 'en', targetLanguages: ['fr'] };
  const base = { name: 'Bench', ...languages, shared: true, fileIds: [fileId] };
  const { termBaseId } = (await callAs(product, user, termsApi.createTermBase, base)).data;
  for (;;) {
    const [only] = (await callAs(product, user, termImportsApi.listImports, { assetId: termBaseId })).data;
    if (only?.status === 'done' && only.summary?.imported === concepts) return;
    if (only?.finishedAt) throw new Error(only.failureMessage ?? 'the import failed');
    await wait(200);
  }
}

async function bestOf(runs: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return Math.round(best * 10) / 10;
}
