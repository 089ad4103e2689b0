import type { LanguagePair } from '@transloom/core/language/language-pair';
import { baseLanguage } from '@transloom/core/language/language-tag';
import { engineVendors } from '@transloom/server/providers/machine-translation/engine-registry';
import {
  type Engine,
  type EngineVendor,
  missingSettings,
} from '@transloom/server/providers/machine-translation/engine-vendor';
import { isPairServed } from '@transloom/server/providers/machine-translation/language-pairs';
import type { Terminal } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { connectFromEnvironment } from './engine-from-environment.ts';

const patienceMs = 10_000;

/** @throws {Refusal} engine.not-configured, always */
export function refuseNotReady({ vendorId }: Engine, needs: readonly string[]): never {
  throw new Refusal('engine.not-configured', { engine: vendorId, need: needs.join(', ') });
}

export interface UnservedPair {
  readonly vendorId: string;
  readonly languages: LanguagePair;
  /** The reason that the engine gave. */
  readonly detail: string;
}

/** Says what translates this pair here, and how more can be had. @throws {Refusal} engine.unsupported-pair, always */
export async function refusePair(
  { vendorId, languages, detail }: UnservedPair,
  environment: Terminal['environment'],
): Promise<never> {
  const pair = { source: languages.sourceLanguage, target: languages.targetLanguage };
  const others = engineVendors.filter(({ local, id }) => local && id !== vendorId);
  const served = await Promise.all(others.map((vendor) => servesPair(vendor, pair, environment)));
  const ready = others.filter((_, index) => served[index]).map(({ id }) => id);
  throw new Refusal('engine.unsupported-pair', {
    engine: vendorId,
    ...pair,
    detail,
    ready: ready.length > 0 ? ready.join(', ') : '–',
    direction: directionOf(languages),
  });
}

async function servesPair(
  vendor: EngineVendor,
  pair: { readonly source: string; readonly target: string },
  environment: Terminal['environment'],
): Promise<boolean> {
  if (missingSettings(vendor, {}).length > 0) return false;
  try {
    const engine = connectFromEnvironment(vendor, environment);
    return isPairServed(await engine.languagePairs(AbortSignal.timeout(patienceMs)), pair);
  } catch {
    return false; // what cannot be asked is not offered
  }
}

/** As models of this machine are named. */
function directionOf({ sourceLanguage, targetLanguage }: LanguagePair): string {
  return `${baseLanguage(sourceLanguage)}-${baseLanguage(targetLanguage)}`;
}
