import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProductStarted } from './product-process.ts';

/** Playwright's global setup: the product runs while the journeys do, or E2E_BASE_URL names one that runs already. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const product = fork(join(import.meta.dirname, 'product-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(product, 'exit');
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`the product ended with ${code} while starting`)),
  );
  const [{ address, signInLink }] = (await Promise.race([once(product, 'message'), failed])) as [
    ProductStarted,
  ];
  // The processes of the tests read the configuration again, and inherit this.
  process.env['E2E_BASE_URL'] = address;
  if (signInLink !== undefined) process.env['E2E_SIGN_IN_LINK'] = signInLink;
  return async () => {
    product.disconnect();
    await ended;
  };
}
