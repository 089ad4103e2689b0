import type { OutputOf } from '@transloom/contracts/endpoint';
import {
  type CatalogueEngine,
  type Engine,
  engineKindSchema,
  type enginesApi,
} from '@transloom/contracts/engines';
import type { Context } from '../../../platform/context.ts';
import { engineVendors } from '../../../providers/machine-translation/engine-registry.ts';
import {
  type EngineVendor,
  type LanguagePairs,
  missingSettings,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { checkedOn, vendorRegion } from '../../../providers/machine-translation/vendor-facts.ts';
import { listEngines } from './list-engines.ts';

type State = Pick<CatalogueEngine, 'state' | 'needs' | 'failureMessage' | 'failingSince'>;

/** Every kind of engine, also those nobody has connected. */
export async function listCatalogue(context: Context): Promise<OutputOf<typeof enginesApi.listCatalogue>> {
  const known = (await listEngines(context)).flatMap(({ engines }) => engines);
  return engineKindSchema.options.map((kind) => ({
    kind,
    engines: engineVendors
      .filter(({ profile }) => profile.kind === kind)
      .map((vendor) =>
        catalogueEngine(
          vendor,
          known.filter((engine) => engine.vendor === vendor.id),
        ),
      ),
  }));
}

function catalogueEngine(vendor: EngineVendor, known: readonly Engine[]): CatalogueEngine {
  const { id, name, local, profile } = vendor;
  const { codes, terms, style = 'none', price = null, languages } = profile;
  const { ownServer = false, slow = false, proOnly = false } = profile;
  return {
    vendor: id,
    name,
    local,
    codes,
    terms,
    style,
    price,
    ownServer,
    slow,
    proOnly,
    region: vendorRegion(vendor),
    checkedOn: checkedOn(vendor) ?? null,
    languages: targetsOf(languages),
    ...stateOf(vendor, known),
  };
}

/** Of several connections the best says how the engine fares. */
function stateOf(vendor: EngineVendor, known: readonly Engine[]): State {
  const best = known.find(({ state }) => state === 'ready') ?? known.find(({ state }) => state === 'failing');
  const [engine = best] = best === undefined ? known : [best];
  if (engine === undefined) {
    const needs = [...missingSettings(vendor, {})];
    return { state: 'not-configured', needs, failureMessage: null, failingSince: null };
  }
  const { state, needs, failureMessage, failingSince } = engine;
  return { state, needs, failureMessage, failingSince };
}

function targetsOf(languages: LanguagePairs | undefined): CatalogueEngine['languages'] {
  if (languages === undefined || languages === 'all') return languages ?? null;
  const tags = 'sources' in languages ? languages.targets : languages.map(({ target }) => target);
  return [...new Set(tags)];
}
