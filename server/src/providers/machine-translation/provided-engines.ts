import { z } from 'zod';
import { findEngineVendor } from './engine-registry.ts';
import { missingSettings } from './engine-vendor.ts';

/** Most of one calendar month (UTC); null for no limit. */
const charactersSchema = z.number().int().min(1).max(2_000_000_000).nullable().default(null);

const providedEngineSchema = z.strictObject({
  /** Stays as it is: segments and settings of organizations name the engine by it. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/),
  vendor: z.string(),
  name: z.string().trim().min(1).max(40),
  settings: z.record(z.string(), z.string()).default({}),
  /** Characters a month for each organization. */
  charactersPerMonth: charactersSchema,
  /** Characters a month for all organizations together. */
  charactersPerMonthTogether: charactersSchema,
  /** Requests a minute of all organizations together; null for no limit. */
  requestsPerMinute: z.number().int().min(1).max(60_000).nullable().default(null),
  /** Ids of those that may use it; null for all. */
  organizations: z.array(z.uuid()).nullable().default(null),
});

/** An engine whose credentials the operator of the installation gives to organizations; they never see them. */
export type ProvidedEngine = z.output<typeof providedEngineSchema>;

const listSchema = z.array(providedEngineSchema);

/** The engines of the setting `ENGINES`, and what is wrong with it: by places and names, never by values. */
export function readProvidedEngines(json: string): {
  readonly engines: readonly ProvidedEngine[];
  readonly faults: readonly string[];
} {
  const parsed = listSchema.safeParse(parseJson(json));
  if (!parsed.success) {
    return {
      engines: [],
      faults: parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'it'}: ${code}`),
    };
  }
  const engines = parsed.data;
  const ids = engines.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stands twice`);
  return { engines, faults: [...twice, ...engines.flatMap(faultsOf)] };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function faultsOf({ id, vendor: vendorId, settings }: ProvidedEngine): readonly string[] {
  const vendor = findEngineVendor(vendorId);
  if (vendor === undefined || vendor.local) return [`${id}: no vendor ${vendorId} that can be connected`];
  const unknown = Object.keys(settings).filter((name) => !(name in vendor.settings.shape));
  const missing = missingSettings(vendor, settings).map((name) => `${id}: needs ${name}`);
  return [...missing, ...unknown.map((name) => `${id}: has no setting ${name}`)];
}
