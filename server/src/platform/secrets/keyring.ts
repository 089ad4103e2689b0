import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export interface SecretKey {
  /** Eight hexadecimal digits derived from the key itself; stored with each secret to find its key again. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys by age: the first encrypts, all decrypt. */
export type Keyring = readonly [SecretKey, ...SecretKey[]];

/** The keys are missing or damaged; the start must stop, stored secrets stay as they are. */
export class KeyringError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KeyringError';
  }
}

const keyBytes = 32;

/**
 * The operator's `SECRET_KEYS`, or where there are none the file `secret-keys` in the data folder, which is
 * made at the first start.
 * @throws {KeyringError}
 */
export function loadKeyring(configured: readonly string[], dataDir: string): Keyring {
  const file = keyFile(dataDir);
  return readKeyring(configured, dataDir) ?? parseKeyring(writeNewKey(file), file);
}

/** The same where nothing shall be made; undefined where there are no keys yet. @throws {KeyringError} */
export function readKeyring(configured: readonly string[], dataDir: string): Keyring | undefined {
  if (configured.length > 0) return parseKeyring(configured, 'SECRET_KEYS');
  const file = keyFile(dataDir);
  const lines = readLines(file);
  return lines && parseKeyring(lines, file);
}

/** A key as it is written in `SECRET_KEYS` and in the file. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64');
}

/**
 * Replaces the keys of the data folder at once. Keys that are left out go to `secret-keys.retired`, because older backups
 * need them.
 */
export function writeKeys(dataDir: string, keys: readonly string[]): void {
  const file = keyFile(dataDir);
  const retired = (readLines(file) ?? []).filter((key) => !keys.includes(key));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
  if (retired.length > 0)
    appendFileSync(`${file}.retired`, `${retired.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/** The keys of the data folder as they stand there, the newest first. */
export function readKeys(dataDir: string): readonly string[] {
  return readLines(keyFile(dataDir)) ?? [];
}

function keyFile(dataDir: string): string {
  return join(dataDir, 'secret-keys');
}

function parseKeyring(keys: readonly string[], origin: string): Keyring {
  const [newest, ...older] = keys.map((key) => parseKey(key, origin));
  if (newest === undefined) throw new KeyringError(`No key in ${origin}`);
  return [newest, ...older];
}

function parseKey(key: string, origin: string): SecretKey {
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== keyBytes || bytes.toString('base64').replace(/=+$/, '') !== key.replace(/=+$/, '')) {
    throw new KeyringError(`A key in ${origin} is not base64 of ${keyBytes} bytes`);
  }
  if (new Set(bytes).size < 8) throw new KeyringError(`A key in ${origin} is not random`);
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function readLines(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The first of several processes that start at once writes the file; no process reads half of it. */
function writeNewKey(file: string): readonly string[] {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${newKey()}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readLines(file) ?? [];
}
