import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedProduct, startProduct } from './start-product.ts';

/** Runs `work` against a product on data of its own, which is thrown away. */
export async function withProduct<Result>(
  root: string,
  work: (product: StartedProduct) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'transloom-bench-'));
  const product = await startProduct({ root, dataDir });
  try {
    return await work(product);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
