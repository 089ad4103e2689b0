import type { Engine } from '@transloom/contracts/engines';
import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';
import type { EngineVendor } from '../../../providers/machine-translation/engine-vendor.ts';
import type { ProvidedEngine } from '../../../providers/machine-translation/provided-engines.ts';
import { usedThisMonth } from '../../billing/used-characters.ts';
import { isTeachable } from '../training/is-teachable.ts';
import { planGate } from './plan-gate.ts';
import { findProvidedHealth, type ProvidedHealthRow } from './provided-engines.store.ts';

const prefix = 'provided-';

export function providedKey({ id }: Pick<ProvidedEngine, 'id'>): string {
  return `${prefix}${id}`;
}

/** The engines of the installation that the actor's organization may use. */
function allowedEngines({
  providers,
  actor,
}: Pick<Context, 'providers' | 'actor'>): readonly ProvidedEngine[] {
  return providers.providedEngines.filter(
    ({ organizations }) => organizations === null || organizations.includes(actor.organizationId),
  );
}

export interface FoundProvided {
  readonly provided: ProvidedEngine;
  readonly vendor: EngineVendor;
  readonly health: ProvidedHealthRow | undefined;
}

/** Undefined for another key, or where the operator has not given it to the organization. */
export async function findProvided(context: Context, engineKey: string): Promise<FoundProvided | undefined> {
  const provided = allowedEngines(context).find((engine) => providedKey(engine) === engineKey);
  const vendor = provided && findEngineVendor(provided.vendor);
  if (provided === undefined || vendor === undefined) return undefined;
  const health = (await findProvidedHealth(context.db)).find(({ engineId }) => engineId === provided.id);
  return { provided, vendor, health };
}

/** As lists show them. */
export async function listProvided(context: Context): Promise<Engine[]> {
  const engines = allowedEngines(context);
  if (engines.length === 0) return [];
  const rows = await findProvidedHealth(context.db);
  const health = new Map(rows.map((row) => [row.engineId, row]));
  const used = await usedThisMonth(context);
  const isBeyondPlan = await planGate(context);
  return engines.map((provided) =>
    shownProvided(context, {
      provided,
      beyondPlan: isBeyondPlan(findEngineVendor(provided.vendor)),
      health: health.get(provided.id),
      usedCharacters: used.get(providedKey(provided)) ?? 0,
    }),
  );
}

const beyondPlanState = { state: 'not-configured', needs: ['plan'] } satisfies Partial<Engine>;

interface ToShow {
  readonly provided: ProvidedEngine;
  readonly beyondPlan: boolean;
  readonly health: ProvidedHealthRow | undefined;
  readonly usedCharacters: number;
}

function shownProvided(
  { language, now, providers }: Context,
  { provided, beyondPlan, health, usedCharacters }: ToShow,
): Engine {
  const vendor = findEngineVendor(provided.vendor);
  const { profile } = vendor ?? {};
  const canWrite = vendor?.connect(provided.settings, providers.engines).write !== undefined;
  const failure = (health?.failure ?? null) as Failure | null;
  const pausedUntil = health?.pausedUntil ?? null;
  const { languages } = profile ?? {};
  const working = failure === null ? 'ready' : 'failing';
  return {
    key: providedKey(provided),
    vendor: provided.vendor,
    name: provided.name,
    ...(beyondPlan ? beyondPlanState : { state: working, needs: [] }),
    failure,
    failureMessage: failureMessage(failure, language),
    failingSince: health?.failingSince?.toISOString() ?? null,
    pairs: languages === undefined || languages === 'all' ? null : (languages as Engine['pairs']),
    local: false,
    slow: profile?.slow ?? false,
    teachable: isTeachable(profile),
    writes: canWrite,
    own: false,
    fallback: null,
    use: { usedCharacters, charactersPerMonth: provided.charactersPerMonth },
    pausedUntil: pausedUntil !== null && pausedUntil > now() ? pausedUntil.toISOString() : null,
  };
}
