import type { EnginePrice } from '@transloom/contracts/engines';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { keepSecrets } from '../../../platform/secrets/keep-secrets.ts';
import { toMicros } from '../../billing/money.ts';
import { listPrice } from '../catalogue/list-price.ts';
import type { ConnectionValues } from '../engines.store.ts';
import { lockedConnection, openConnection } from './connection-settings.ts';
import { requireConnection } from './require-connection.ts';
import { requireVendor } from './require-vendor.ts';
import { tryEngine } from './try-engine.ts';

interface GivenSettings {
  readonly connectionId: string;
  readonly vendor: string;
  readonly settings: Readonly<Record<string, string>>;
}

interface CompletedSettings {
  readonly settings: Record<string, string>;
  /** Whether they are just what is stored. */
  readonly unchanged: boolean;
}

/** @throws {AppError} resource.not-found, access.denied, request.invalid, secret.other-address */
export async function settingsWithKeptSecrets(
  context: Context,
  { connectionId, vendor, settings }: GivenSettings,
): Promise<CompletedSettings> {
  const row = await requireConnection(context, connectionId);
  if (row.vendor !== vendor) throw new AppError('request.invalid', { field: 'vendor' });
  const old = openConnection(context, row);
  const { secretSettings } = requireVendor(vendor);
  const completed = keepSecrets({ stored: old, given: settings, secretSettings });
  const names = new Set([...Object.keys(old), ...Object.keys(completed)]);
  return {
    settings: completed,
    unchanged: [...names].every((name) => (old[name] ?? '') === (completed[name] ?? '')),
  };
}

/** The same before there is a connection. */
export async function completedSettings(
  context: LongContext,
  {
    connectionId,
    vendor,
    settings,
  }: Omit<GivenSettings, 'connectionId'> & {
    readonly connectionId?: string | undefined;
  },
): Promise<CompletedSettings> {
  if (connectionId === undefined) return { settings: { ...settings }, unchanged: false };
  return context.transact((short) => settingsWithKeptSecrets(short, { connectionId, vendor, settings }));
}

interface ToStore {
  readonly id: string;
  readonly vendor: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly charactersPerMonth: number | null;
  readonly requestsPerMinute: number | null;
  readonly fallbackKey: string | null;
  readonly price: EnginePrice | null;
  readonly moneyPerMonth: number | null;
}

/**
 * What is stored: secrets encrypted, and what the engine said of itself just now.
 * @throws {AppError} engine.no-price for a budget in money that nobody can reckon
 */
export async function connectionValues(
  context: LongContext,
  { id, vendor: vendorId, name, settings, moneyPerMonth, ...limits }: ToStore,
): Promise<ConnectionValues> {
  const vendor = requireVendor(vendorId);
  if (moneyPerMonth !== null && (limits.price ?? listPrice(vendor, settings)) === undefined)
    throw new AppError('engine.no-price', { engine: name });
  const { failure, pairs } = await tryEngine(context, {
    vendor,
    name,
    settings,
    connectionId: id,
    paidElsewhere: true,
  });
  const now = context.now();
  return {
    vendor: vendorId,
    name,
    ...lockedConnection(context, { id, vendor, settings }),
    pairs,
    failure,
    failingSince: failure === null ? null : now,
    failureCount: 0,
    pausedUntil: null,
    ...limits,
    microsPerMonth: moneyPerMonth === null ? null : toMicros(moneyPerMonth),
    updatedAt: now,
  };
}
