import { readFileSync } from 'node:fs';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import type { Bench } from './bench.ts';
import { streamUpload } from './stream-upload.ts';
import { withProduct } from './with-product.ts';

const megabyte = 1024 * 1024;
const uploadMb = 200;
const samplesEveryMs = 20;

/** How much the process that takes a large upload grows while it comes in. Reads /proc, so on Linux alone. */
export const uploadMemory: Bench = {
  name: 'uploadMemory',
  meanings: {
    raiseMb: { meaning: 'Growth of the API process while it takes an upload of 200 MB', bound: '< 50' },
    mbPerSecond: { meaning: 'Megabytes of that upload hashed and stored in a second' },
  },
  measure: (root) =>
    withProduct(root, async ({ address, processId }) => {
      const user = await signUpOverWire(overWire(address));
      await upload(address, user, 1); // what only the first upload loads is not of this one
      const before = residentMb(processId);
      let most = before;
      const sampling = setInterval(() => {
        most = Math.max(most, residentMb(processId));
      }, samplesEveryMs);
      const started = performance.now();
      await upload(address, user, uploadMb);
      const seconds = (performance.now() - started) / 1000;
      clearInterval(sampling);
      return { raiseMb: Math.round(most - before), mbPerSecond: Math.round(uploadMb / seconds) };
    }),
};

function residentMb(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

function upload(address: string, user: TestUser, megabytes: number): Promise<string> {
  return streamUpload(address, user, {
    purpose: 'document',
    name: 'large.txt',
    pieces: () => text(megabytes),
  });
}

function* text(megabytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(megabyte, 'The shuttle passes through the warp. \n');
  for (let index = 0; index < megabytes; index++) yield piece;
}
