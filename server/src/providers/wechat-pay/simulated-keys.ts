import { generateKeyPairSync } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pair of keys as PEM. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of a merchant and of a gateway that nobody else believes. */
export interface SimulatedKeys {
  readonly merchant: KeyPair;
  readonly gateway: KeyPair;
}

export function makeSimulatedKeys(): SimulatedKeys {
  return { merchant: newPair(), gateway: newPair() };
}

/** The keys in a folder; the first process makes them, the others read them. */
export function folderKeys(folder: string): SimulatedKeys {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'keys');
  const known = readKeys(file);
  if (known !== undefined) return known;
  const made = `${file}.${process.pid}`;
  writeFileSync(made, JSON.stringify(makeSimulatedKeys()), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch {
    // Another process was first.
  }
  rmSync(made);
  return readKeys(file) ?? makeSimulatedKeys();
}

function readKeys(file: string): SimulatedKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SimulatedKeys;
  } catch {
    return undefined;
  }
}

function newPair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
