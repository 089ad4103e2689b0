import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoLink } from '@transloom/server/start-transloom';
import { type LaunchedProduct, launchProduct } from './launch-product.ts';

/** A product of the test's own, which it may stop and start again with its data. */
export interface OwnProduct {
  readonly address: string;
  /** Ways in for the demo's people, each for one sign-in. */
  readonly demoLinks: readonly DemoLink[];
  /** No more than one of both at a time. */
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  remove(): Promise<void>;
}

/** The settings stand beside those that all products of journeys have. */
export async function openOwnProduct(settings: Readonly<Record<string, string>> = {}): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-e2e-own-'));
  const first = await launchProduct({ ...settings, E2E_DATA_DIR: folder });
  let running: LaunchedProduct | undefined = first;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    address: first.address,
    demoLinks: first.demoLinks,
    stop,
    async startAgain() {
      const place = { E2E_DATA_DIR: folder, E2E_PORT: new URL(first.address).port };
      running = await launchProduct({ ...settings, ...place });
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
