import { findDatabaseWithoutKeys } from '@transloom/server/find-database';
import { holderOf } from '@transloom/server/operator/hold-data-folder';
import {
  countCredentials,
  forgetCredentials,
  rotateCredentials,
} from '@transloom/server/operator/stored-credentials';
import {
  loadKeyring,
  newKey,
  readKeyring,
  readKeys,
  writeKeys,
} from '@transloom/server/platform/secrets/keyring';
import type { Command, CommandCall } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { type OperatedDatabase, onDatabase } from '../product/on-database.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

type Deed = (call: CommandCall, operated: OperatedDatabase, ids: readonly string[]) => Promise<void>;

const deeds: Readonly<Record<string, Deed>> = { list, rotate, forget };

/** Looks after the master keys, which encrypt the credentials of engines. */
export const keys: Command = async (call) => {
  const [name = 'list', ...rest] = call.args.filter((arg) => !arg.startsWith('--'));
  readOptions(
    call.args.filter((arg) => arg.startsWith('--')),
    { usage: usageOf('keys') },
  );
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (deed === undefined) throw new Refusal('usage.surplus', { argument: name });
  await onDatabase(call.terminal, (operated) => deed(call, operated, rest), findDatabaseWithoutKeys);
};

async function list(
  { terminal, language }: CommandCall,
  { config, database }: OperatedDatabase,
): Promise<void> {
  const keyring = readKeyring(config.SECRET_KEYS, config.DATA_DIR) ?? [];
  const counts = await database.systemTransaction(countCredentials);
  for (const [index, { id }] of keyring.entries()) {
    const text = index === 0 ? 'keys.newest' : 'keys.older';
    terminal.print(cliText(text, language, { id, count: counts.get(id) ?? 0 }));
  }
  for (const [id, count] of counts)
    if (!keyring.some((key) => key.id === id)) terminal.print(cliText('keys.lost', language, { id, count }));
}

/** @throws {Refusal} keys.running, keys.give-new */
async function rotate(
  { terminal, language }: CommandCall,
  { config, database }: OperatedDatabase,
): Promise<void> {
  const { SECRET_KEYS: configured, DATA_DIR: dataDir } = config;
  // A process that runs knows the old keys only, and would find credentials that it cannot read.
  const holder = holderOf(dataDir);
  if (holder !== undefined) throw new Refusal('keys.running', { pid: holder });
  const before = loadKeyring(configured, dataDir);
  const counts = await database.systemTransaction(countCredentials);
  const isNew = !counts.has(before[0].id);
  if (configured.length > 0 && !isNew) throw new Refusal('keys.give-new', { key: newKey() });
  if (configured.length === 0) writeKeys(dataDir, [newKey(), ...readKeys(dataDir)]);
  const keyring = loadKeyring(configured, dataDir);
  const count = await database.systemTransaction((db) => rotateCredentials(db, keyring));
  if (configured.length === 0) writeKeys(dataDir, readKeys(dataDir).slice(0, 1));
  terminal.print(cliText('keys.rotated', language, { id: keyring[0].id, count }));
}

/** @throws {Refusal} keys.still-there */
async function forget(
  { terminal, language }: CommandCall,
  { config, database }: OperatedDatabase,
  ids: readonly string[],
): Promise<void> {
  const keyring = readKeyring(config.SECRET_KEYS, config.DATA_DIR) ?? [];
  const known = ids.find((id) => keyring.some((key) => key.id === id));
  if (known !== undefined) throw new Refusal('keys.still-there', { id: known });
  const count = await database.systemTransaction((db) => forgetCredentials(db, ids));
  terminal.print(cliText('keys.forgotten', language, { count }));
}
