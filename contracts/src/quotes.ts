import { wordCounterNames } from '@transloom/core/analysis/word-counters';
import { z } from 'zod';
import { analysisLineSchema, analyzedSegmentSchema, lineCountSchema, usedSchemeSchema } from './analyses.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import {
  billingUnitSchema,
  currencySchema,
  moneySchema,
  pricingUnitSchema,
  unitPriceSchema,
} from './task-prices.ts';

/** `sent`: a client can read it by its private link. What was accepted never changes again. */
export const quoteStatusSchema = z.enum(['draft', 'sent', 'accepted', 'declined']);

/** What is agreed on. Money is in the smallest unit of the currency. */
export const quoteTermsSchema = z.object({
  unit: billingUnitSchema,
  currency: currencySchema,
  unitPrice: unitPriceSchema,
  per: pricingUnitSchema,
  extraFee: moneySchema,
  remark: z.string().trim().max(limits.quoteRemarkCharacters, 'too-long').default(''),
});

/** A bucket of the analysis: what was counted, at which rate, and what comes of it (D3.24). */
export const quoteLineSchema = lineCountSchema.extend({
  line: analysisLineSchema,
  /** Whole percent of a new word. */
  rate: z.number().int(),
  /** In hundredths of the unit, not rounded: the sum is rounded once. */
  billableHundredths: z.number().int(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

const reckonedSchema = z.object({
  lines: z.array(quoteLineSchema),
  words: z.number().int(),
  /** Units of what is billed. */
  billable: z.number().int(),
  total: z.number().int(),
});

export const quoteSchema = quoteTermsSchema.extend({
  ...reckonedSchema.shape,
  quoteId: idSchema,
  projectId: idSchema,
  number: z.number().int(),
  status: quoteStatusSchema,
  analysisId: idSchema,
  analyzedAt: instantSchema,
  counter: z.enum(wordCounterNames),
  scheme: usedSchemeSchema,
  createdBy: z.string(),
  createdAt: instantSchema,
  linkExpiresAt: instantSchema.nullable(),
  answer: z.object({ at: instantSchema, by: z.string(), remark: z.string() }).nullable(),
  /** What the same terms come to with the rates and counts of now; null where nothing differs. */
  differs: z
    .object({ rates: z.boolean(), counts: z.boolean(), billable: z.number().int(), total: z.number().int() })
    .nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** What a client sees. */
export const sharedQuoteSchema = quoteTermsSchema.extend({
  ...reckonedSchema.shape,
  organization: z.string(),
  project: z.string(),
  sourceLanguage: z.string(),
  targetLanguages: z.array(z.string()),
  number: z.number().int(),
  status: quoteStatusSchema,
  analyzedAt: instantSchema,
  expiresAt: instantSchema,
  answer: quoteSchema.shape.answer,
});
export type SharedQuote = z.infer<typeof sharedQuoteSchema>;

const quoteInput = z.object({ quoteId: idSchema });
const sharedInput = z.object({ token: z.string().min(1).max(100) });

export const quotesApi = {
  projectQuotes: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/quotes',
    access: 'task:price',
    summary: 'The quotes of a project, the newest first',
    input: z.object({ projectId: idSchema }),
    output: z.array(quoteSchema),
  }),
  createQuote: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/quotes',
    access: 'task:price',
    summary: 'Make a quote from an analysis of a project',
    input: quoteTermsSchema.extend({
      projectId: idSchema,
      analysisId: idSchema,
      /** Null: the rates that every organization starts with. */
      schemeId: idSchema.nullable().default(null),
    }),
    output: quoteSchema,
  }),
  changeQuote: defineEndpoint({
    method: 'PUT',
    path: '/api/quotes/{quoteId}',
    access: 'task:price',
    summary: 'Change the terms of a draft',
    input: quoteTermsSchema.extend(quoteInput.shape),
    output: quoteSchema,
  }),
  recalculateQuote: defineEndpoint({
    method: 'POST',
    path: '/api/quotes/{quoteId}/recalculate',
    access: 'task:price',
    summary: 'Give a draft the rates in force and the newest analysis',
    input: quoteInput,
    output: quoteSchema,
  }),
  deleteQuote: defineEndpoint({
    method: 'DELETE',
    path: '/api/quotes/{quoteId}',
    access: 'task:price',
    summary: 'Delete a quote that was not accepted',
    input: quoteInput,
    output: doneSchema,
  }),
  shareQuote: defineEndpoint({
    method: 'POST',
    path: '/api/quotes/{quoteId}/link',
    access: 'task:price',
    summary: 'Make a private link by which a client reads and answers a quote; an earlier link ends',
    input: quoteInput.extend({ days: z.number().int().min(1).max(limits.quoteLinkDays).default(30) }),
    output: z.object({
      /** Shown once. */
      path: z.string(),
      expiresAt: instantSchema,
    }),
  }),
  withdrawQuote: defineEndpoint({
    method: 'DELETE',
    path: '/api/quotes/{quoteId}/link',
    access: 'task:price',
    summary: 'End the private link of a quote, which becomes a draft again',
    input: quoteInput,
    output: doneSchema,
  }),
  exportQuote: defineEndpoint({
    method: 'POST',
    path: '/api/quotes/{quoteId}/export',
    access: 'task:price',
    summary: 'Write a quote to a workbook or a PDF',
    input: quoteInput.extend({ format: z.enum(['xlsx', 'pdf']) }),
    output: z.object({ resourceId: idSchema }),
  }),
  sharedQuote: defineEndpoint({
    method: 'GET',
    path: '/api/shared-quotes/{token}',
    access: 'public',
    summary: 'A quote by its private link',
    input: sharedInput,
    output: sharedQuoteSchema,
  }),
  sharedQuoteSegments: defineEndpoint({
    method: 'GET',
    path: '/api/shared-quotes/{token}/segments',
    access: 'public',
    summary: 'The segments behind a line of a quote, each with the reason for its line',
    input: sharedInput.extend({ ...pageQuerySchema, line: analysisLineSchema }),
    output: pageSchema(analyzedSegmentSchema),
  }),
  answerQuote: defineEndpoint({
    method: 'POST',
    path: '/api/shared-quotes/{token}/answer',
    access: 'public',
    summary: 'Accept or decline a quote by its private link',
    input: sharedInput.extend({
      accept: z.boolean(),
      name: z.string().trim().min(1, 'required').max(limits.memberNameCharacters, 'too-long'),
      remark: z.string().trim().max(limits.quoteRemarkCharacters, 'too-long').default(''),
    }),
    output: sharedQuoteSchema,
  }),
};
