import { join } from 'node:path';
import {
  engineVendors,
  findEngineVendor,
} from '@transloom/server/providers/machine-translation/engine-registry';
import {
  type Engine,
  type EngineVendor,
  missingSettings,
} from '@transloom/server/providers/machine-translation/engine-vendor';
import { createSafeFetch } from '@transloom/server/providers/safe-fetch/safe-fetch';
import type { Terminal } from '../command.ts';
import { Refusal } from '../refusal.ts';

/**
 * The engine with settings such as `TRANSLOOM_ENGINE_BASE_URL`; keys never stand on the command line, where
 * other users of the machine can read them.
 * @throws {Refusal} engine.unknown, engine.not-configured
 */
export function engineFromEnvironment(id: string, environment: Terminal['environment']): Engine {
  const vendor = findEngineVendor(id);
  if (!vendor) {
    throw new Refusal('engine.unknown', {
      engine: id,
      engines: engineVendors.map((each) => each.id).join(', '),
    });
  }
  const missing = missingVariables(vendor, environment);
  if (missing.length > 0)
    throw new Refusal('engine.not-configured', { engine: id, need: missing.join(', ') });
  return connectFromEnvironment(vendor, environment);
}

/** Names of the variables without which the engine cannot be connected. */
export function missingVariables(
  vendor: EngineVendor,
  environment: Terminal['environment'],
): readonly string[] {
  return missingSettings(vendor, readSettings(vendor, environment)).map(variableName);
}

/** @throws {z.ZodError} where variables are missing */
export function connectFromEnvironment(vendor: EngineVendor, environment: Terminal['environment']): Engine {
  const settings = vendor.settings.parse(readSettings(vendor, environment));
  return vendor.connect(settings, {
    fetch: createSafeFetch(hostsOf(settings)),
    modelFolder: modelFolder(environment),
  });
}

/** Where the product on this machine keeps them, unless told otherwise. */
export function modelFolder(environment: Terminal['environment']): string {
  return environment['MT_MODEL_DIR'] || join(environment['DATA_DIR'] || './data', 'mt-models');
}

function readSettings(vendor: EngineVendor, environment: Terminal['environment']): Record<string, string> {
  const names = Object.keys(vendor.settings.shape);
  const pairs = names.map((name) => [name, environment[variableName(name)] ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** `baseUrl` is `TRANSLOOM_ENGINE_BASE_URL`. */
function variableName(setting: string): string {
  return `TRANSLOOM_ENGINE_${setting.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/** Whoever sets the address here owns the machine, so it may be a private one. */
function hostsOf({ baseUrl }: Readonly<Record<string, unknown>>): readonly string[] {
  const host = URL.parse(String(baseUrl ?? ''))?.hostname.replace(/^\[(.*)\]$/, '$1');
  return host ? [host] : [];
}
