import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Engine, enginesApi } from '@transloom/contracts/engines';
import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';
import {
  type EngineVendor,
  type LanguagePair,
  missingSettings,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { anyPair, isPairServed } from '../../../providers/machine-translation/language-pairs.ts';
import { listMeasuredEngines, type MeasuredEngine } from '../../custom-engines/list-measured-engines.ts';
import { builtInVendors } from '../built-in-vendors.ts';
import { openConnection } from '../connections/connection-settings.ts';
import { enginePolicy } from '../engine-policy.ts';
import { type ConnectionRow, findConnections } from '../engines.store.ts';
import { isTeachable } from '../training/is-teachable.ts';
import { listProvided } from './provided-engines.ts';

export async function listEngines(context: Context): Promise<OutputOf<typeof enginesApi.listEngines>> {
  const connections = await findConnections(context.db);
  const custom = await listMeasuredEngines(context);
  const provided = await listProvided(context);
  const { ownEngines } = await enginePolicy(context);
  const known = { connections, provided, ownEngines };
  const connected = connections.map((row) => connectedEngine(context, row, known));
  const local = await Promise.all(builtInVendors.map((vendor) => localEngine(context, vendor)));
  const serving = custom
    .filter(({ offline }) => offline === null)
    .map(({ customEngineId }) => customEngineId);
  const others = [...connected, ...provided, ...local].filter(isUsable).map(({ key }) => key);
  const usable = new Set([...serving, ...others]);
  return [
    { group: 'custom', engines: custom.map((engine) => customEngine(engine, usable)) },
    { group: 'connected', engines: connected },
    ...(provided.length > 0 ? [{ group: 'provided' as const, engines: provided }] : []),
    { group: 'local', engines: local },
  ];
}

/** Ready ones first, and among them those somebody connected on purpose. */
export async function enginesForPair(
  context: Context,
  { source, target }: InputOf<typeof enginesApi.enginesForPair>,
): Promise<OutputOf<typeof enginesApi.enginesForPair>> {
  const groups = await listEngines(context);
  const serving = groups
    .flatMap(({ engines }) => engines)
    .filter((engine) => serves(engine, { source, target }));
  return serving.toSorted((a, b) => Number(b.state === 'ready') - Number(a.state === 'ready'));
}

/** An engine that is not configured yet may serve any pair: it is shown with what it needs. */
function serves({ pairs, state }: Engine, pair: LanguagePair): boolean {
  const unknown = pairs === null || anyPair(pairs) === undefined;
  return (state === 'not-configured' && unknown) || isPairServed(pairs ?? 'all', pair);
}

async function localEngine({ providers }: Context, vendor: EngineVendor): Promise<Engine> {
  const engine = vendor.connect({}, providers.engines);
  const pairs = await engine.languagePairs(AbortSignal.timeout(5_000));
  const installed = pairs === 'all' || anyPair(pairs) !== undefined;
  return {
    key: vendor.id,
    vendor: vendor.id,
    name: vendor.name,
    state: installed ? 'ready' : 'not-configured',
    needs: installed ? [] : [lackOf(vendor)],
    failure: null,
    failureMessage: null,
    failingSince: null,
    pairs: pairs === 'all' ? null : (pairs as Engine['pairs']),
    local: true,
    slow: vendor.profile.slow ?? false,
    teachable: isTeachable(vendor.profile),
    writes: engine.write !== undefined,
    own: false,
    use: null,
    fallback: null,
    pausedUntil: null,
  };
}

/** Of several things the one to get first. */
function lackOf({ id, runsOn, package: wanted }: EngineVendor): string {
  return wanted === undefined || wanted.isInstalled ? (runsOn ?? id) : wanted.installCommand;
}

/** Null where it is gone, or is not for this user's eyes. */
function fallbackName({ fallbackKey }: ConnectionRow, { connections, provided }: Known): string | null {
  const known = [...connections, ...builtInVendors].find(({ id }) => id === fallbackKey);
  return (known ?? provided.find(({ key }) => key === fallbackKey))?.name ?? null;
}

interface Known {
  readonly connections: readonly ConnectionRow[];
  readonly provided: readonly Engine[];
  readonly ownEngines: boolean;
}

function connectedEngine(context: Context, row: ConnectionRow, known: Known): Engine {
  const vendor = findEngineVendor(row.vendor);
  const needs = needsOf(context, row, known);
  const failure = row.failure as Failure | null;
  return {
    key: row.id,
    vendor: row.vendor,
    name: row.name,
    state: needs.length > 0 ? 'not-configured' : failure === null ? 'ready' : 'failing',
    needs: [...needs],
    failure,
    failureMessage: failureMessage(failure, context.language),
    failingSince: row.failingSince?.toISOString() ?? null,
    pairs: row.pairs as Engine['pairs'],
    local: false,
    slow: vendor?.profile.slow ?? false,
    teachable: isTeachable(vendor?.profile),
    writes: needs.length === 0 && canWrite(context, row),
    own: row.ownerId !== null,
    use: null,
    fallback: fallbackName(row, known),
    pausedUntil:
      row.pausedUntil !== null && row.pausedUntil > context.now() ? row.pausedUntil.toISOString() : null,
  };
}

function canWrite(context: Context, row: ConnectionRow): boolean {
  const settings = openConnection(context, row);
  const engine = findEngineVendor(row.vendor)?.connect(settings, context.providers.engines);
  return engine?.write !== undefined;
}

function needsOf(context: Context, row: ConnectionRow, { ownEngines }: Known): readonly string[] {
  if (row.ownerId !== null && !ownEngines) return ['own-forbidden'];
  const vendor = findEngineVendor(row.vendor);
  return vendor === undefined ? [row.vendor] : missingSettings(vendor, openConnection(context, row));
}

function isUsable({ state }: Engine): boolean {
  return state !== 'not-configured';
}

/** Offline while it is trained, while the plan does not cover it, and while the engine it needs is not there. */
function customEngine(engine: MeasuredEngine, usable: ReadonlySet<string>): Engine {
  const { customEngineId, kind, name, needsEngine, sourceLanguage, targetLanguage } = engine;
  const lacksBase = needsEngine !== null && !usable.has(needsEngine);
  const offline = engine.offline ?? (lacksBase ? 'base-engine' : null);
  return {
    key: customEngineId,
    vendor: `custom-${kind}`,
    name,
    state: offline === null ? 'ready' : 'not-configured',
    needs: offline === null ? [] : [offline],
    failure: null,
    failureMessage: null,
    failingSince: null,
    pairs: [{ source: sourceLanguage, target: targetLanguage }],
    local: kind === 'quick' && (needsEngine === null || findEngineVendor(needsEngine)?.local === true),
    slow: false,
    teachable: false,
    writes: false,
    own: false,
    use: null,
    fallback: null,
    pausedUntil: null,
  };
}
