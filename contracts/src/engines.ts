import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { failureSchema } from './jobs.ts';
import { limits } from './limits.ts';

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
});

export const catalogueEngineSchema = z.object({
  vendor: z.string(),
  name: z.string(),
  /** Tags it translates into; `all`, or null where only the connected engine can tell. */
  languages: z.union([z.literal('all'), z.array(z.string())]).nullable(),
  /** Inline codes travel as markup that it keeps, as signs between the words, or not at all. */
  codes: z.enum(['markup', 'signs', 'none']),
  /** Given terms reach it in its own way, as an instruction, or not at all. */
  terms: z.enum(['protocol', 'prompt', 'none']),
  /** Of a style guide all reaches it, or how readers are spoken to, or nothing. */
  style: z.enum(['whole', 'address', 'none']),
  price: enginePriceSchema.nullable(),
  /** Runs on a server of one's own, which has no list price. */
  ownServer: z.boolean(),
  slow: z.boolean(),
  proOnly: z.boolean(),
  local: z.boolean(),
  state: engineStateSchema,
  /** What has to be given to connect it: names of settings, or programs of the machine. */
  needs: z.array(z.string()),
  failureMessage: z.string().nullable(),
  failingSince: instantSchema.nullable(),
});
export type CatalogueEngine = z.infer<typeof catalogueEngineSchema>;
/** Whose an engine is: the organisation's, or one person's. */
export const engineScopeSchema = z.enum(['organization', 'user']);

const priceAmountSchema = z.number().min(0).max(1_000_000);

const connectionLimits = {
  /** Most characters a calendar month (UTC); null for no limit. */
  charactersPerMonth: z.number().int().min(1).max(2_000_000_000).nullable(),
  requestsPerMinute: z.number().int().min(1).max(60_000).nullable(),
  /** Key of the engine that translates what this one fails at; null for none. */
  fallbackKey: z.string().max(80).nullable(),
  /** What the organization really pays; null: what the vendor lists. */
  price: z
    .object({
      ...enginePriceSchema.shape,
      source: priceAmountSchema,
      target: priceAmountSchema.optional(),
    })
    .refine(({ unit, target }) => unit === 'tokens' || target === undefined, { path: ['target'] })
    .nullable(),
  /** Most money a calendar month (UTC), in the price's currency; null for no limit. */
  moneyPerMonth: z.number().min(0.01).max(1_000_000_000).nullable(),
};

export const engineCostSchema = z.object({ currency: enginePriceSchema.shape.currency, amount: z.number() });

export const engineConnectionSchema = z.object({
  connectionId: idSchema,
  scope: engineScopeSchema,
  ...connectionLimits,
  /** Characters it translated this month. */
  usedCharacters: z.number(),
  /** What they cost by its price, where that is known. */
  usedCosts: z.array(engineCostSchema),
  /** Of its price, or of the list price where it has none of its own; null where nobody knows one. */
  currency: enginePriceSchema.shape.currency.nullable(),
  vendor: z.string(),
  name: z.string(),
  /** Secrets show as `••••1234`. */
  settings: z.record(z.string(), z.string()),
  updatedAt: instantSchema,
});
export type EngineConnection = z.infer<typeof engineConnectionSchema>;

/** What an engine did in a month (UTC), as far as the ledger tells. */
const engineMonthSchema = z.object({
  /** Such as 2026-11. */
  month: z.string(),
  engineKey: z.string(),
  /** As it was called then: its connection may be gone. */
  name: z.string(),
  /** Connected by the user alone. */
  own: z.boolean(),
  /** Code points of the source it translated. */
  characters: z.number(),
  /** Of texts it had answered before, so that it was not asked. */
  knownCharacters: z.number(),
  /** Requests, and those of them that brought nothing. */
  calls: z.number().int(),
  failures: z.number().int(),
  /** As the vendor told them. */
  tokensRead: z.number(),
  tokensWritten: z.number(),
  /** By the price that was in force, where one was known. */
  costs: z.array(engineCostSchema),
});
export type EngineMonth = z.infer<typeof engineMonthSchema>;

const settingsSchema = z.record(z.string().max(40), z.string().max(4000));
const connectionFields = {
  vendor: z.string().max(40),
  name: z.string().trim().min(1).max(40),
  settings: settingsSchema,
  charactersPerMonth: connectionLimits.charactersPerMonth.default(null),
  requestsPerMinute: connectionLimits.requestsPerMinute.default(null),
  fallbackKey: connectionLimits.fallbackKey.default(null),
  price: connectionLimits.price.default(null),
  moneyPerMonth: connectionLimits.moneyPerMonth.default(null),
};

/** What a translation still got wrong after a second try; its words are those of the texts. */
export const translationFaultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('codes') }),
  z.object({ kind: z.literal('number'), written: z.string() }),
  z.object({ kind: z.literal('term'), source: z.string(), targets: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('forbidden-term'), written: z.string() }),
]);
export type TranslationFault = z.infer<typeof translationFaultSchema>;

const enginePolicySchema = z.object({
  /** Forbidden ones are kept, and come back when they are allowed again. */
  ownEngines: z.boolean(),
});

/** What is being written, by engines that can tell; nothing of it has been checked, and it may end anywhere. */
export const translationDraftSchema = z.object({ target: z.string(), engine: z.string() });

export const engineTestSchema = z.object({
  ok: z.boolean(),
  message: z.string(),
  /** A sentence the engine really translated, when it works. */
  sample: z.object({ source: z.string(), target: z.string(), milliseconds: z.number() }).nullable(),
});

const givenTextsSchema = z
  .array(z.string().min(1).max(limits.segmentCharacters))
  .min(1)
  .max(limits.translatedTexts)
  .refine((texts) => texts.reduce((sum, text) => sum + text.length, 0) <= limits.translatedCharacters, {
    message: 'too-long',
  });
const givenTermSchema = z.object({
  source: z.string().trim().min(1).max(limits.termCharacters),
  target: z.string().trim().min(1).max(limits.termCharacters),
});

/** What became of one of the texts, in their order. */
const givenTranslationSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('translated'),
    target: z.string(),
    /** Which engine translated: the one that was asked, or the one chosen for what it fails at. */
    engine: z.string(),
    version: z.string(),
    codesRestored: z.boolean(),
    faults: z.array(translationFaultSchema),
  }),
  z.object({ status: z.literal('failed'), engine: z.string(), code: z.string(), message: z.string() }),
]);

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
  listConnections: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/connections',
    access: 'signed-in',
    summary: 'Engines the user may change: own ones, and for administrators those of the organisation',
    input: emptySchema,
    output: z.array(engineConnectionSchema),
  }),
  addConnection: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/connections',
    access: 'signed-in',
    summary: 'Connect an engine; its key is stored encrypted',
    transaction: 'none',
    input: z.object({ scope: engineScopeSchema.default('organization'), ...connectionFields }),
    output: engineConnectionSchema,
  }),
  changeConnection: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/engines/connections/{connectionId}',
    access: 'signed-in',
    summary: 'Change a connected engine; a secret that is left out stays',
    transaction: 'none',
    input: z.object({ connectionId: idSchema, ...connectionFields }),
    output: engineConnectionSchema,
  }),
  removeConnection: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/connections/{connectionId}',
    access: 'signed-in',
    summary: 'Disconnect an engine',
    input: z.object({ connectionId: idSchema }),
    output: doneSchema,
  }),
  testConnection: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/connections/test',
    access: 'signed-in',
    summary: 'Try settings with a real sentence, before or after saving',
    transaction: 'none',
    input: z.object({ connectionId: idSchema.optional(), ...connectionFields }),
    output: engineTestSchema,
  }),
  testProvidedEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/provided/{engineKey}/test',
    access: 'engine:settings',
    summary: 'Try an engine of the installation with a real sentence',
    transaction: 'none',
    input: z.object({ engineKey: z.string().max(80) }),
    output: engineTestSchema,
  }),
  enginePolicy: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/policy',
    access: 'signed-in',
    summary: 'Whether people of the organization may connect engines of their own',
    input: emptySchema,
    output: enginePolicySchema,
  }),
  changeEnginePolicy: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/engines/policy',
    access: 'engine:settings',
    summary: 'Allow or forbid engines of their own to the people of the organization',
    input: enginePolicySchema,
    output: enginePolicySchema,
  }),
  engineUse: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/use',
    access: 'signed-in',
    summary: 'What engines did month by month, the newest first: those the user may change',
    input: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
    output: z.array(engineMonthSchema),
  }),
  translate: defineEndpoint({
    method: 'POST',
    path: '/api/v1/translations',
    access: ['engine', 'segment:edit'],
    summary:
      'Translate texts by an engine; terms and similar translations of the organisation are used as in documents',
    transaction: 'none',
    input: z.object({
      engineKey: z.string().min(1).max(80),
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
      texts: givenTextsSchema,
      /** The texts hold codes as tags, `<g1>…</g1>` and `<x2/>`, which the translations keep. */
      tags: z.boolean().default(false),
      /** Used before those of the term bases. */
      terms: z.array(givenTermSchema).max(limits.translatedTerms).default([]),
      /** The texts follow one another, so that each is the context of the next. */
      connected: z.boolean().default(false),
      /** What the texts are of, for engines that read it. */
      document: z.string().trim().max(limits.fileNameCharacters).default(''),
      style: z.string().trim().max(limits.styleGuideCharacters).default(''),
    }),
    output: z.object({
      translations: z.array(givenTranslationSchema),
      /** Unicode code points of the texts, without tags. */
      characters: z.number().int(),
    }),
  }),
};
