import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, instantSchema, languageTagSchema } from './fields.ts';
import { failureSchema } from './jobs.ts';

/** ready: can be chosen. not-configured: `needs` says what is missing. failing: `failure` says why. */
export const engineStateSchema = z.enum(['ready', 'not-configured', 'failing']);

export const engineSchema = z.object({
  /** Stable name of the engine in this organisation: a vendor id, or a connection's id. */
  key: z.string(),
  vendor: z.string(),
  name: z.string(),
  state: engineStateSchema,
  /** What is missing: names of settings or of programs, `model`, or the command that installs a package. */
  needs: z.array(z.string()),
  failure: failureSchema.nullable(),
  failureMessage: z.string().nullable(),
  failingSince: instantSchema.nullable(),
  /** Null: every pair. Sets: from any of the sources to any other of the targets. */
  pairs: z
    .union([
      z.array(z.object({ source: z.string(), target: z.string() })),
      z.object({ sources: z.array(z.string()), targets: z.array(z.string()) }),
    ])
    .nullable(),
  /** Runs on this machine; nothing leaves it. */
  local: z.boolean(),
  /** May be much slower than others. */
  slow: z.boolean(),
  /** Takes translations and a style: a custom engine of a language model can build on it. */
  teachable: z.boolean(),
  /** A language model that writes by instructions: it can polish, score and check. */
  writes: z.boolean(),
  /** Connected by the user alone; nobody else sees it. */
  own: z.boolean(),
  /** What the organization used of it this month; null where its connection tells, and where nothing is counted. */
  use: z
    .object({
      usedCharacters: z.number(),
      /** Null for no limit. */
      charactersPerMonth: z.number().int().nullable(),
    })
    .nullable(),
  /** The engine somebody chose for texts that this one fails at. */
  fallback: z.string().nullable(),
  /** After several failures in a row it is not asked until then. */
  pausedUntil: instantSchema.nullable(),
});
export type Engine = z.infer<typeof engineSchema>;

export const engineGroupSchema = z.object({
  /** provided: with credentials of the installation, which its operator gives to organizations. */
  group: z.enum(['custom', 'local', 'connected', 'provided']),
  engines: z.array(engineSchema),
});

/** A field of a vendor's settings form; its words stand in the interface's catalogues. */
export const engineFieldSchema = z.object({
  name: z.string(),
  /** Written, never read: only the last four characters come back. */
  secret: z.boolean(),
  required: z.boolean(),
  /** What an empty field stands for; empty where it stands for nothing. */
  preset: z.string(),
});

/** Where an engine stands in lists: on this machine, services, models made for translating, models for anything. */
export const engineKindSchema = z.enum([
  'local',
  'machine-translation',
  'translation-model',
  'language-model',
]);

/** What a million characters of the source or tokens cost. */
export const enginePriceSchema = z.object({
  currency: z.enum(['USD', 'CNY']),
  unit: z.enum(['characters', 'tokens']),
  source: z.number(),
  /** Absent where only the source counts. */
  target: z.number().optional(),
});
export type EnginePrice = z.infer<typeof enginePriceSchema>;

export const engineVendorSchema = z.object({
  vendor: z.string(),
  name: z.string(),
  kind: engineKindSchema,
  /** What it lists, for the model that is set where nobody chose another; discounts and free shares left out. */
  price: enginePriceSchema.nullable(),
  fields: z.array(engineFieldSchema),
  /** Can tell which models there are, for the field `model`. */
  listsModels: z.boolean(),
});

/** To mainland China, elsewhere in the world, or nowhere beyond one's own machines. */
export const engineRegionSchema = z.enum(['mainland-china', 'worldwide', 'own-server']);

export const catalogueEngineSchema = z.object({
  vendor: z.string(),
  name: z.string(),
  /** Tags it translates into; `all`, or null where only the connected engine can tell. */
  languages: z.union([z.literal('all'), z.array(z.string())]).nullable(),
  /** Inline codes travel as markup that it keeps, as signs between the words, or not at all. */
  codes: z.enum(['markup', 'signs', 'none']),
  /** Given terms reach it in its own way, as an instruction, or not at all. */
  terms: z.enum(['protocol', 'glossary', 'prompt', 'none']),
  /** Of a style guide all reaches it, or how readers are spoken to, or nothing. */
  style: z.enum(['whole', 'address', 'none']),
  price: enginePriceSchema.nullable(),
  /** Runs on a server of one's own, which has no list price. */
  ownServer: z.boolean(),
  slow: z.boolean(),
  proOnly: z.boolean(),
  local: z.boolean(),
  /** Where texts go. */
  region: engineRegionSchema,
  /** The day it was last compared with its vendor's documentation; null for engines of one's own machines. */
  checkedOn: z.iso.date().nullable(),
  state: engineStateSchema,
  /** What has to be given to connect it: names of settings, or programs of the machine. */
  needs: z.array(z.string()),
  failureMessage: z.string().nullable(),
  failingSince: instantSchema.nullable(),
});
export type CatalogueEngine = z.infer<typeof catalogueEngineSchema>;

export const engineCostSchema = z.object({ currency: enginePriceSchema.shape.currency, amount: z.number() });

export const enginesApi = {
  listEngines: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines',
    access: 'signed-in',
    summary: 'All engines of the organisation in groups, each with its state',
    input: emptySchema,
    output: z.array(engineGroupSchema),
  }),
  enginesForPair: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/pair',
    access: 'signed-in',
    summary: 'Engines that translate a language pair; the recommended one first',
    input: z.object({ source: languageTagSchema, target: languageTagSchema }),
    output: z.array(engineSchema),
  }),
  listCatalogue: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/catalogue',
    access: 'signed-in',
    summary: 'Every engine there is, by kind, with what it can do, its list price and its state here',
    input: emptySchema,
    output: z.array(z.object({ kind: engineKindSchema, engines: z.array(catalogueEngineSchema) })),
  }),
  listVendors: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/vendors',
    access: 'signed-in',
    summary: 'Vendors that can be connected, with the fields of their forms',
    input: emptySchema,
    output: z.array(engineVendorSchema),
  }),
};
