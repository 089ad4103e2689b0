import { createHash } from 'node:crypto';
import { idSchema } from '@transloom/contracts/fields';
import type { Failure } from '@transloom/contracts/jobs';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findEngineVendor } from '../../providers/machine-translation/engine-registry.ts';
import {
  type Engine,
  type EnginePrice,
  missingSettings,
} from '../../providers/machine-translation/engine-vendor.ts';
import type { KnownAnswers } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { ConnectableEngine } from '../custom-engines/connect-custom-engine.ts';
import { findUsableEngine } from '../custom-engines/find-connectable.ts';
import { builtInVendors } from './built-in-vendors.ts';
import { listPrice, priceInForce } from './catalogue/list-price.ts';
import { planGate } from './catalogue/plan-gate.ts';
import { findProvided } from './catalogue/provided-engines.ts';
import { openConnection } from './connections/connection-settings.ts';
import { requireOwnEngines } from './engine-policy.ts';
import { findConnection } from './engines.store.ts';
import { measuredEngine } from './limits/measured-engine.ts';

export interface ConnectedEngine {
  readonly key: string;
  /** As people know it. */
  readonly name: string;
  /** Null for an engine that is built in or provided. */
  readonly connectionId: string | null;
  /** Id of an engine of the installation. */
  readonly providedId: string | null;
  /** The open settings, as they tell this engine's answers from those of another. */
  readonly settings: Readonly<Record<string, string>>;
  readonly engine: Engine;
  /** Whose budget and pace it is asked under: its own key, for a custom engine that of its base. */
  readonly accountKey: string;
  /** How people know whatever is paid for, and whose it is; null: the organization's. */
  readonly accountName: string;
  readonly ownerId: string | null;
  readonly charactersPerMonth: number | null;
  /** Of an engine of the installation: what all organizations together may use of it. */
  readonly shared: { readonly monthlyLimit: number | null } | undefined;
  readonly requestsPerMinute: number | null;
  /** Undefined where nobody knows it. */
  readonly price: EnginePrice | undefined;
  /** Most millionths of the price's currency in a month; null for no limit. */
  readonly microsPerMonth: number | null;
  /** Whether the organization pays the vendor with a key of its own, so that its quota is left alone. */
  readonly paidElsewhere: boolean;
  /** Whether nobody is paid for what it does. */
  readonly isFree: boolean;
  readonly fallbackKey: string | null;
  readonly failureCount: number;
  /** Why it failed last, and until when it rests after several failures; `pausedFailure` tells whether it may be asked. */
  readonly failure: Failure | null;
  readonly pausedUntil: Date | null;
}

const unlimited = {
  connectionId: null,
  providedId: null,
  ownerId: null,
  charactersPerMonth: null,
  shared: undefined,
  requestsPerMinute: null,
  price: undefined,
  microsPerMonth: null,
  isFree: true,
  paidElsewhere: false,
  fallbackKey: null,
  failureCount: 0,
  failure: null,
  pausedUntil: null,
} as const;

/** Names the engines on the way to one that is asked: a base engine may be a custom engine with a base of its own. */
type Way = readonly string[];

/**
 * The engine behind a key: a built-in vendor's id, that of an engine of the installation, a custom engine's or a
 * connection's.
 * @throws {AppError} resource.not-found, engine.not-configured, engine.own-forbidden, custom-engine.offline,
 * custom-engine.base-off, custom-engine.no-base, access.plan-required
 */
export async function connectEngine(
  context: Context,
  engineKey: string,
  way: Way = [],
): Promise<ConnectedEngine> {
  const builtIn = builtInVendors.find((vendor) => vendor.id === engineKey);
  const { engines: surroundings } = context.providers;
  if (builtIn !== undefined) {
    return {
      key: engineKey,
      name: builtIn.name,
      settings: {},
      accountKey: engineKey,
      accountName: builtIn.name,
      ...unlimited,
      engine: measuredEngine(builtIn.connect({}, surroundings), context.figures),
    };
  }
  const other = (await connectProvided(context, engineKey)) ?? (await connectCustom(context, engineKey, way));
  if (other !== undefined) return other;
  const isId = idSchema.safeParse(engineKey).success;
  const row = isId ? await findConnection(context.db, engineKey) : undefined;
  if (row === undefined) throw new AppError('resource.not-found');
  if (row.ownerId !== null) await requireOwnEngines(context);
  const vendor = findEngineVendor(row.vendor);
  const settings = openConnection(context, row);
  if (vendor === undefined || missingSettings(vendor, settings).length > 0) {
    throw new AppError('engine.not-configured', { engine: row.name });
  }
  const { charactersPerMonth, requestsPerMinute, fallbackKey, failureCount, pausedUntil } = row;
  return {
    charactersPerMonth,
    requestsPerMinute,
    fallbackKey,
    failureCount,
    pausedUntil,
    failure: row.failure as Failure | null,
    providedId: null,
    shared: undefined,
    price: priceInForce(row, vendor, settings),
    microsPerMonth: row.microsPerMonth,
    isFree: row.price === null && vendor.profile.ownServer === true,
    paidElsewhere: true,
    key: engineKey,
    accountKey: engineKey,
    accountName: row.name,
    ownerId: row.ownerId,
    name: row.name,
    connectionId: row.id,
    settings: { ...(row.settings as Record<string, string>), ...toldApart(settings) },
    engine: measuredEngine(vendor.connect(settings, surroundings), context.figures),
  };
}

/** Headers may choose who answers behind a gateway, so their answers are apart; whoever holds another key asks the same. */
function toldApart({ headers = '' }: Readonly<Record<string, string>>): Record<string, string> {
  return headers === '' ? {} : { headers: createHash('sha256').update(headers).digest('hex') };
}

async function connectProvided(context: Context, key: string): Promise<ConnectedEngine | undefined> {
  const found = await findProvided(context, key);
  if (found === undefined) return undefined;
  const { provided, vendor, health } = found;
  if ((await planGate(context))(vendor)) throw new AppError('access.plan-required');
  const { charactersPerMonth, requestsPerMinute, name, id, settings } = provided;
  const open = Object.entries(settings).filter(([field]) => !vendor.secretSettings.includes(field));
  const openOnes = { ...Object.fromEntries(open), ...toldApart(settings) };
  return {
    ...unlimited,
    charactersPerMonth,
    requestsPerMinute,
    failureCount: health?.failureCount ?? 0,
    failure: (health?.failure ?? null) as Failure | null,
    pausedUntil: health?.pausedUntil ?? null,
    shared: { monthlyLimit: provided.charactersPerMonthTogether },
    price: listPrice(vendor, settings),
    isFree: vendor.profile.ownServer === true,
    key,
    accountKey: key,
    accountName: name,
    name,
    providedId: id,
    settings: openOnes,
    engine: measuredEngine(vendor.connect(settings, context.providers.engines), context.figures),
  };
}

async function connectCustom(context: Context, key: string, way: Way): Promise<ConnectedEngine | undefined> {
  const custom = await findUsableEngine(context, key);
  if (custom === undefined) return undefined;
  // Engines that are the base of one another would be connected without end.
  if (way.includes(key)) throw new AppError('custom-engine.no-base', { name: custom.name });
  const base = custom.needsBase ? await connectBase(context, custom, [...way, key]) : undefined;
  return connectVersion(context, { key, custom, base });
}

export interface VersionToConnect {
  readonly key: string;
  readonly custom: ConnectableEngine;
  /** Where it translates with one. */
  readonly base: ConnectedEngine | undefined;
  /** What the base engine answered before. */
  readonly answers?: KnownAnswers;
}

/** A version of a custom engine. @throws {AppError} custom-engine.no-base, custom-engine.damaged */
export async function connectVersion(
  context: Pick<Context, 'figures'>,
  { key, custom, base, answers }: VersionToConnect,
): Promise<ConnectedEngine> {
  const { name, version } = custom;
  const engine = await custom.connect(base?.engine, answers);
  return {
    ...unlimited,
    ...base,
    accountKey: base?.accountKey ?? key,
    accountName: base?.accountName ?? name,
    isFree: base?.isFree ?? findEngineVendor(engine.vendorId)?.local === true,
    key,
    name,
    settings: { ...base?.settings, base: base?.key ?? '', version },
    engine: base === undefined ? measuredEngine(engine, context.figures) : engine,
  };
}

/** Undefined where it has none. @throws {AppError} custom-engine.base-off, custom-engine.no-base, engine.not-configured */
export async function connectBase(
  context: Context,
  { name, baseEngine }: Pick<ConnectableEngine, 'name' | 'baseEngine'>,
  way: Way = [],
): Promise<ConnectedEngine | undefined> {
  if (baseEngine === null) return undefined;
  try {
    return await connectEngine(context, baseEngine, way);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'resource.not-found') throw error;
    throw new AppError('custom-engine.base-off', { name });
  }
}
