import { overWire } from '@transloom/server/testing/over-wire';
import { familyCpuSeconds, familyMembers, watchFamily } from '../programs/process-family.ts';
import type { Bench, Meaning } from './bench.ts';
import { importMade, uploadMade } from './memory/import-made.ts';
import { withProduct } from './with-product.ts';

const sizes = { '200k': 200_000, '1m': 1_000_000 };
/** As many as make a file of 1 GB, a little less than an upload may have. */
const unitsOfGigabyte = 3_250_000;

const meanings: Readonly<Record<string, Meaning>> = {
  StoredPerSecond: {
    meaning:
      'Units a second by the clock, from the start of the job until all are stored: listed, and found by their exact text',
    bound: '≥ 50000',
  },
  PerSecond: { meaning: 'The same until the import ends and all are found by similar texts and by words' },
  PerCpuSecond: { meaning: 'The same in a second of processor time, over all processes of the product' },
  NodeMicroseconds: { meaning: 'Processor time of a unit in Node' },
  PostgresMicroseconds: { meaning: 'Processor time of a unit in PostgreSQL' },
};

/** A made TMX into a new memory of the product as people start it. Reads /proc, so on Linux alone. */
export const memoryImport: Bench = {
  name: 'memoryImport',
  meanings: {
    ...Object.fromEntries(
      Object.keys(sizes).flatMap((size) =>
        Object.entries(meanings).map(([figure, { meaning, ...bound }]) => [
          `of${size}${figure}`,
          { meaning: `${meaning} (${size})`, ...bound },
        ]),
      ),
    ),
    gigabyteWorkerMb: { meaning: 'Most memory of the worker while it imports a TMX of 1 GB', bound: '< 300' },
  },
  async measure(root) {
    const figures: Record<string, number> = {};
    for (const [size, units] of Object.entries(sizes)) {
      const measured = await importInto(root, units);
      for (const figure of Object.keys(meanings)) figures[`of${size}${figure}`] = measured[figure] ?? 0;
    }
    const { workerMb = 0 } = await importInto(root, unitsOfGigabyte);
    return { ...figures, gigabyteWorkerMb: workerMb };
  },
};

async function importInto(root: string, units: number): Promise<Readonly<Record<string, number>>> {
  return withProduct(root, async ({ address, processId }) => {
    const file = await uploadMade(overWire(address), address, units);
    const [worker = 0] = familyMembers(processId, 'worker.ts');
    const watch = watchFamily(worker);
    const before = familyCpuSeconds(processId);
    const started = performance.now();
    let storedSeconds = Number.POSITIVE_INFINITY;
    await importMade(file, () => {
      storedSeconds = (performance.now() - started) / 1000;
    });
    const seconds = (performance.now() - started) / 1000;
    const after = familyCpuSeconds(processId);
    const spent = (program: string) => (after.get(program) ?? 0) - (before.get(program) ?? 0);
    const all = [...after.keys()].reduce((sum, program) => sum + spent(program), 0);
    return {
      StoredPerSecond: Math.round(units / storedSeconds),
      PerSecond: Math.round(units / seconds),
      PerCpuSecond: Math.round(units / all),
      NodeMicroseconds: tenths(((all - spent('postgres')) / units) * 1e6),
      PostgresMicroseconds: tenths((spent('postgres') / units) * 1e6),
      workerMb: Math.round(watch.stop().peakMb),
    };
  });
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
