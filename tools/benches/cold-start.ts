import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { startProduct } from './start-product.ts';

/** From `npm start` on an installed checkout to the first page: on an empty data folder, and again on the same. */
export const coldStart: Bench = {
  name: 'coldStart',
  meanings: {
    firstStartMs: { meaning: '`npm start` on an installed clone to the first page, with a new database' },
    nextStartMs: { meaning: 'The same with an existing database' },
  },
  async measure(root) {
    const dataDir = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
    try {
      const firstStartMs = await measureStart(root, dataDir);
      const nextStartMs = await measureStart(root, dataDir);
      return { firstStartMs, nextStartMs };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureStart(root: string, dataDir: string): Promise<number> {
  const { startMs, stop } = await startProduct({ root, dataDir, command: ['npm', 'start', '--silent'] });
  await stop();
  return startMs;
}
