import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Challenge, solveChallenge } from 'altcha/lib';

/**
 * The worker that solves a challenge where the browser has no `crypto.subtle`: pages on plain http in a network. It speaks
 * as the workers of ALTCHA do, and takes about twice as long.
 */

interface Work {
  readonly type: 'work' | 'abort';
  readonly challenge: Challenge;
  readonly counterMode?: 'uint32' | 'string';
  readonly counterStart: number;
  readonly counterStep: number;
  readonly timeout?: number;
}

type DeriveKey = Parameters<typeof solveChallenge>[0]['deriveKey'];

const deriveKey: DeriveKey = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) as Uint8Array<ArrayBuffer>,
});

let controller = new AbortController();

self.onmessage = async ({ data: { type, ...work } }: MessageEvent<Work>) => {
  if (type === 'abort') return controller.abort();
  controller = new AbortController();
  self.postMessage(await solveChallenge({ ...work, controller, deriveKey }));
};
