import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { roleSchema } from './roles.ts';

/** `characters`: Unicode code points of sources. `tokens`: of the document agent. Neither covers the other (D6.11). */
export const quotaUnitSchema = z.enum(['characters', 'tokens']);
export type GrantedUnit = z.infer<typeof quotaUnitSchema>;

/** The units of wallets: characters, tokens, and money for engines in millionths of the currency. */
export const walletSchema = z.enum([...quotaUnitSchema.options, 'CNY', 'USD']);
export type Wallet = z.infer<typeof walletSchema>;

export const lotSources = ['monthly', 'trial', 'pack', 'invitation', 'hand', 'goodwill'] as const;
export const lotSourceSchema = z.enum(lotSources);

/** The part of the product, or the tool, that used the quota. */
export const quotaModules = [
  'pretranslation',
  'workbench',
  'comparison',
  'api',
  'summary',
  'training',
  'measuring',
  'trial',
  'polish',
  'score',
  'alignment',
  'extraction',
  'qa',
  'detector',
  'video',
  'agent',
  'tool',
] as const;
export const quotaModuleSchema = z.enum(quotaModules);
export type QuotaModule = z.infer<typeof quotaModuleSchema>;

export const quotaLotSchema = z.object({
  lotId: idSchema,
  unit: quotaUnitSchema,
  source: lotSourceSchema,
  granted: z.number().int(),
  /** Neither used nor held nor ended. */
  available: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
  createTime: instantSchema,
  /** Null: it does not end. */
  expireTime: instantSchema.nullable(),
});

/** One use of quota (D3.59): a row for each request that was answered. */
export const quotaUseSchema = z.object({
  useId: idSchema,
  /** Null where the member has left. */
  username: z.string().nullable(),
  /** The role that the member had at that time; null where it was not kept. */
  role: roleSchema.nullable(),
  module: quotaModuleSchema,
  characters: z.number().int(),
  tokens: z.number().int(),
  /** The thing that the quota was used for, such as a document; null where it is not kept. */
  object: z.object({ kind: z.string(), id: idSchema }).nullable(),
  date: instantSchema,
});
export type QuotaUse = z.infer<typeof quotaUseSchema>;

/** Most characters that an organization lets be used; null for no cap. */
export const quotaCapsSchema = z.object({
  /** In a day (UTC), by everybody together. */
  day: z.number().int().min(1).max(1_000_000_000_000).nullable(),
  /** For one piece of work, such as a document. */
  object: z.number().int().min(1).max(1_000_000_000_000).nullable(),
});
export type QuotaCaps = z.infer<typeof quotaCapsSchema>;

export const quotaForecastSchema = z.object({
  unit: quotaUnitSchema,
  /** Null: not limited. */
  left: z.number().int().nullable(),
  limit: z.number().int().nullable(),
  /** The caller may use so much now, by their own quota and the caps of the organization; null means no limit. */
  spendable: z.number().int().nullable(),
  /** The average daily use of the last 14 days, in characters or tokens. */
  perDay: z.number(),
  /** When it ends at this rate; null where it does not within a year. */
  endTime: instantSchema.nullable(),
});
export type QuotaForecast = z.infer<typeof quotaForecastSchema>;

export const friendSchema = z.object({
  username: z.string(),
  /** `waiting`: their phone is not proven yet. `full`: the inviter has been granted the most of all. */
  state: z.enum(['waiting', 'granted', 'full']),
  characters: z.number().int(),
  inviteTime: instantSchema,
});

export const memberQuotaSchema = z.object({
  userId: idSchema,
  username: z.string(),
  role: roleSchema,
  /** In this calendar month (UTC), with what is held just now. */
  usedCharacters: z.number().int(),
  /** Most in a calendar month; null for no limit. */
  monthlyCharacters: z.number().int().nullable(),
});

const dayMs = 86_400_000;
const longestPeriodDays = 366;

const usesFilter = {
  userId: idSchema.optional(),
  module: quotaModuleSchema.optional(),
  from: instantSchema.optional(),
  /** Exclusive. */
  to: instantSchema.optional(),
};
const usesFilterSchema = z.object(usesFilter).refine(isPeriod, { path: ['to'], error: 'period' });

export const billingApi = {
  quotaLots: defineEndpoint({
    method: 'GET',
    path: '/api/account/traffic-packs',
    access: 'account:charsRouter',
    summary: 'What the organization was granted and may still use, in the order in which it is used',
    input: emptySchema,
    output: z.array(quotaLotSchema),
  }),
  quotaUses: defineEndpoint({
    method: 'POST',
    path: '/api/account/traffic/page',
    access: 'account:charHistoryRouter',
    summary: 'Use of quota by member, module and time, the newest first',
    input: z
      .object({ ...pageQuerySchema, ...usesFilter })
      .refine(isPeriod, { path: ['to'], error: 'period' }),
    output: pageSchema(quotaUseSchema),
  }),
  usesByDay: defineEndpoint({
    method: 'POST',
    path: '/api/account/traffic/days',
    access: 'account:charHistoryRouter',
    summary: 'Use of quota by day (UTC) and module',
    input: usesFilterSchema,
    output: z.array(
      z.object({
        day: z.iso.date(),
        module: quotaModuleSchema,
        characters: z.number().int(),
        tokens: z.number().int(),
      }),
    ),
  }),
  exportUses: defineEndpoint({
    method: 'POST',
    path: '/api/account/traffic/export',
    access: 'account:charHistoryRouter',
    summary: 'Use of quota as a table for a spreadsheet (CSV), the newest 50,000 lines',
    input: usesFilterSchema,
    output: z.object({ csv: z.string() }),
  }),
  quotaForecasts: defineEndpoint({
    method: 'GET',
    path: '/api/account/traffic/forecast',
    access: 'account',
    summary: 'What is left of each wallet, and when it ends if use goes on as in the last 14 days',
    input: emptySchema,
    output: z.array(quotaForecastSchema),
  }),
  caps: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/caps',
    access: 'member:quota',
    summary: 'The most characters that the organization lets be used in a day and for one piece of work',
    input: emptySchema,
    output: quotaCapsSchema,
  }),
  setCaps: defineEndpoint({
    method: 'PUT',
    path: '/api/organizations/caps',
    access: 'member:quota',
    summary: 'Set these caps; null lifts one',
    input: quotaCapsSchema,
    output: doneSchema,
  }),
  friends: defineEndpoint({
    method: 'GET',
    path: '/api/account/invite-list',
    access: 'account:inviteRouter',
    changes: true,
    summary: 'The code of the own invitation link, who came by it, and what that brought (P9.10)',
    input: emptySchema,
    output: z.object({
      code: z.string(),
      /** Characters for each side, and the most for one inviter. */
      reward: z.number().int(),
      most: z.number().int(),
      granted: z.number().int(),
      friends: z.array(friendSchema),
    }),
  }),
  memberQuotas: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/members/quotas',
    access: 'member:quota',
    summary: 'What each member used this month, and the most they may',
    input: emptySchema,
    output: z.array(memberQuotaSchema),
  }),
  setMemberQuota: defineEndpoint({
    method: 'PUT',
    path: '/api/organizations/members/{userId}/quota',
    access: 'member:quota',
    summary: 'Limit the characters of a member in each calendar month; null lifts the limit',
    input: z.object({
      userId: idSchema,
      monthlyCharacters: z.number().int().min(0).max(1_000_000_000_000).nullable(),
    }),
    output: doneSchema,
  }),
};

function isPeriod({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): boolean {
  if (from === undefined || to === undefined) return true;
  const lengthMs = Date.parse(to) - Date.parse(from);
  return lengthMs > 0 && lengthMs <= longestPeriodDays * dayMs;
}
