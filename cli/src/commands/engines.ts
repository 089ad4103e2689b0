import {
  engineVendors,
  findEngineVendor,
} from '@transloom/server/providers/machine-translation/engine-registry';
import type {
  EngineAvailability,
  EngineVendor,
  LanguagePairs,
} from '@transloom/server/providers/machine-translation/engine-vendor';
import type { Command, Terminal } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { connectFromEnvironment, missingVariables } from '../translation/engine-from-environment.ts';

const usage = usageOf('engines');

/**
 * Lists every engine with its state. Those of the network are called `configured` once their variables are set;
 * only the one named by `--engine` is asked whether it works, so that no key goes where it does not belong.
 */
export const engines: Command = async ({ args, terminal }) => {
  const options = readOptions(args, { usage, values: ['engine'], flags: ['json'] });
  const asked = options.value('engine');
  const listed = asked === undefined ? engineVendors : [requireVendor(asked)];
  const rows = await Promise.all(
    listed.map((vendor) => describe(vendor, terminal.environment, asked !== undefined || vendor.local)),
  );
  if (options.flag('json')) return terminal.print(JSON.stringify(rows));
  for (const { id, name, state, needs } of rows)
    terminal.print([id, name, state, needs.join(' ')].join('\t'));
};

function requireVendor(id: string): EngineVendor {
  const vendor = findEngineVendor(id);
  if (vendor !== undefined) return vendor;
  const known = engineVendors.map((each) => each.id).join(', ');
  throw new Refusal('engine.unknown', { engine: id, engines: known });
}

async function describe(vendor: EngineVendor, environment: Terminal['environment'], isAsked: boolean) {
  const { id, name, profile } = vendor;
  const { kind, protocol, codes, terms, style = 'none', languages, price } = profile;
  const { slow = false, proOnly = false } = profile;
  const state = await stateOf(vendor, environment, isAsked);
  return {
    id,
    name,
    kind,
    protocol,
    codes,
    terms,
    style,
    languages: languagesOf(languages),
    slow,
    proOnly,
    ...(price !== undefined && { price }),
    needs: [],
    ...state,
  };
}

type State =
  | { readonly state: 'ready'; readonly version: string }
  | { readonly state: 'configured' }
  | { readonly state: 'not-configured'; readonly needs: readonly string[] }
  | { readonly state: 'failing'; readonly failure: string };

async function stateOf(
  vendor: EngineVendor,
  environment: Terminal['environment'],
  isAsked: boolean,
): Promise<State> {
  const needs = missingVariables(vendor, environment);
  if (needs.length > 0) return { state: 'not-configured', needs };
  if (!isAsked) return { state: 'configured' };
  const signal = AbortSignal.timeout(30_000);
  return toState(await connectFromEnvironment(vendor, environment).availability(signal));
}

function toState(availability: EngineAvailability): State {
  if (availability.status === 'ready') return { state: 'ready', version: availability.version };
  if (availability.status === 'failing')
    return { state: 'failing', failure: availability.failure.errorClass };
  return { state: 'not-configured', needs: availability.needs };
}

/** All of them, their tags, or null where only the connected engine can tell. */
function languagesOf(languages: LanguagePairs | undefined): 'all' | readonly string[] | null {
  if (languages === undefined || languages === 'all') return languages ?? null;
  const tags = 'sources' in languages ? languages.targets : languages.map(({ target }) => target);
  return [...new Set(tags)];
}
