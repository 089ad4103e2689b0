import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection, enginesApi } from '@transloom/contracts/engines';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { encryptSecret, maskSecret } from '../../platform/secrets/secret.ts';
import { engineVendors, findEngineVendor } from '../../providers/machine-translation/engine-registry.ts';
import type { EngineVendor } from '../../providers/machine-translation/engine-vendor.ts';
import { builtInVendors } from './built-in-vendors.ts';
import { openSettings, secretPlace } from './connect-engine.ts';
import {
  type ConnectionRow,
  type ConnectionValues,
  deleteConnection,
  findConnection,
  findConnectionByName,
  findConnections,
  insertConnection,
  updateConnection,
} from './engines.store.ts';
import { tryEngine } from './try-engine.ts';

export async function listVendors(): Promise<OutputOf<typeof enginesApi.listVendors>> {
  return connectableVendors().map((vendor) => ({
    vendor: vendor.id,
    name: vendor.name,
    fields: fieldsOf(vendor),
  }));
}

/** Built-in engines need no connection. */
function connectableVendors(): readonly EngineVendor[] {
  return engineVendors.filter((vendor) => !builtInVendors.includes(vendor));
}

function fieldsOf({ settings, secretSettings }: EngineVendor) {
  return Object.entries(settings.shape).map(([name, field]) => ({
    name,
    secret: secretSettings.includes(name),
    required: !field.safeParse(undefined).success,
  }));
}

export async function listConnections(context: Context): Promise<EngineConnection[]> {
  return (await findConnections(context.db)).map((row) => shownConnection(context, row));
}

/** @throws {AppError} request.invalid, engine.duplicate-name, engine.address-refused */
export async function addConnection(
  context: LongContext,
  { vendor, name, settings }: InputOf<typeof enginesApi.addConnection>,
): Promise<EngineConnection> {
  const id = newId();
  const values = await connectionValues(context, { id, vendor, name, settings });
  return context.transact(async (short) => {
    const { organizationId } = short.actor;
    const inserted = await insertConnection(short.db, {
      id,
      organizationId,
      createdAt: short.now(),
      ...values,
    });
    if (!inserted) throw new AppError('engine.duplicate-name', { name });
    return shownConnection(short, { id, ...values });
  });
}

/** @throws {AppError} resource.not-found, request.invalid, engine.duplicate-name, engine.address-refused */
export async function changeConnection(
  context: LongContext,
  { connectionId: id, vendor, name, settings }: InputOf<typeof enginesApi.changeConnection>,
): Promise<EngineConnection> {
  const kept = await context.transact((short) =>
    settingsWithKeptSecrets(short, { connectionId: id, vendor, settings }),
  );
  const values = await connectionValues(context, { id, vendor, name, settings: kept });
  return context.transact(async (short) => {
    const namesake = await findConnectionByName(short.db, name);
    if (namesake !== undefined && namesake.id !== id) throw new AppError('engine.duplicate-name', { name });
    await updateConnection(short.db, id, values);
    return shownConnection(short, { id, ...values });
  });
}

/** @throws {AppError} resource.not-found */
export async function removeConnection(
  context: Context,
  { connectionId }: InputOf<typeof enginesApi.removeConnection>,
): Promise<null> {
  if (!(await deleteConnection(context.db, connectionId))) throw new AppError('resource.not-found');
  return null;
}

/** @throws {AppError} resource.not-found, request.invalid */
export async function testConnection(
  context: LongContext,
  input: InputOf<typeof enginesApi.testConnection>,
): Promise<OutputOf<typeof enginesApi.testConnection>> {
  const { connectionId, vendor, name, settings } = input;
  const kept =
    connectionId === undefined
      ? settings
      : await context.transact((short) => settingsWithKeptSecrets(short, { connectionId, vendor, settings }));
  const { message, ok, sample } = await tryEngine(context, {
    vendor: requireVendor(vendor),
    name,
    settings: kept,
  });
  return { ok, message, sample };
}

interface GivenSettings {
  readonly connectionId: string;
  readonly vendor: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A secret that was left out or comes back as it was shown stays what it was. */
async function settingsWithKeptSecrets(
  context: Context,
  { connectionId, vendor, settings }: GivenSettings,
): Promise<Record<string, string>> {
  const row = await findConnection(context.db, connectionId);
  if (row === undefined) throw new AppError('resource.not-found');
  if (row.vendor !== vendor) throw new AppError('request.invalid', { detail: 'vendor' });
  const old = openSettings(context, row);
  const kept = requireVendor(vendor).secretSettings.flatMap((name) => {
    const given = settings[name];
    const before = old[name];
    return before !== undefined && (given === undefined || given === maskSecret(before))
      ? [[name, before]]
      : [];
  });
  return { ...settings, ...Object.fromEntries(kept) };
}

interface ToStore {
  readonly id: string;
  readonly vendor: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** What is stored: secrets encrypted, and what the engine said of itself just now. */
async function connectionValues(
  context: LongContext,
  { id, vendor: vendorId, name, settings }: ToStore,
): Promise<ConnectionValues> {
  const vendor = requireVendor(vendorId);
  const { failure, pairs } = await tryEngine(context, { vendor, name, settings });
  const now = context.now();
  const isSecret = (field: string): boolean => vendor.secretSettings.includes(field);
  const entries = Object.entries(settings).filter(([, value]) => value !== '');
  const secrets = entries
    .filter(([field]) => isSecret(field))
    .map(([field, value]) => [
      field,
      encryptSecret(context.providers.keyring, secretPlace(context, id, field), value),
    ]);
  return {
    vendor: vendorId,
    name,
    settings: Object.fromEntries(entries.filter(([field]) => !isSecret(field))),
    secrets: Object.fromEntries(secrets),
    pairs,
    failure,
    failingSince: failure === null ? null : now,
    updatedAt: now,
  };
}

function requireVendor(vendorId: string): EngineVendor {
  const vendor = findEngineVendor(vendorId);
  if (vendor === undefined) throw new AppError('request.invalid', { detail: 'vendor' });
  return vendor;
}

type Shown = Pick<ConnectionRow, 'id' | 'vendor' | 'name' | 'updatedAt'> & {
  settings: unknown;
  secrets: unknown;
};

function shownConnection(context: Pick<Context, 'actor' | 'providers'>, row: Shown): EngineConnection {
  const stored = { id: row.id, settings: row.settings, secrets: row.secrets } as ConnectionRow;
  const secrets = new Set(Object.keys(row.secrets as object));
  const settings = Object.entries(openSettings(context, stored)).map(([name, value]) => [
    name,
    secrets.has(name) ? maskSecret(value) : value,
  ]);
  return {
    connectionId: row.id,
    vendor: row.vendor,
    name: row.name,
    settings: Object.fromEntries(settings),
    updatedAt: row.updatedAt.toISOString(),
  };
}
