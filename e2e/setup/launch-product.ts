import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProductStarted } from './product-process.ts';

export interface LaunchedProduct extends ProductStarted {
  stop(): Promise<void>;
}

/** Starts the product in a process of its own; gives its address once it answers. */
export async function launchProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<LaunchedProduct> {
  const product = fork(join(import.meta.dirname, 'product-process.ts'), {
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(product, 'exit');
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`the product ended with ${code} while starting`)),
  );
  const [started] = (await Promise.race([once(product, 'message'), failed])) as [ProductStarted];
  return {
    ...started,
    async stop() {
      product.disconnect();
      await ended;
    },
  };
}
