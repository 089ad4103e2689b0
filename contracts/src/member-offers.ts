import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { stageKindSchema } from './project-settings.ts';
import { billingUnitSchema, currencySchema, pricingUnitSchema, unitPriceSchema } from './task-prices.ts';
import { defineWorkContract } from './work.ts';

/** What a member takes for a kind of work in a language pair (D5.79). */
export const offerFieldsSchema = z.object({
  userId: idSchema,
  kind: stageKindSchema,
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  /** What is counted. */
  unit: billingUnitSchema,
  currency: currencySchema,
  /** In the smallest unit of the currency. */
  unitPrice: unitPriceSchema,
  /** For how many units the price stands. */
  per: pricingUnitSchema,
});
export type OfferFields = z.output<typeof offerFieldsSchema>;

export const memberOfferSchema = offerFieldsSchema.extend({
  offerId: idSchema,
  member: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  role: z.string(),
  createdAt: instantSchema,
});
export type MemberOffer = z.infer<typeof memberOfferSchema>;

/** Why a row of a file of offers was left out. */
export const offerFaultSchema = z.enum([
  'no-member',
  'unknown-member',
  'kind',
  'language',
  'same-language',
  'price',
  'currency',
  'per',
  'unit',
  'repeated',
]);
export type OfferFault = z.infer<typeof offerFaultSchema>;

const mostFaults = 500;

export const offerImportContract = defineWorkContract({
  kind: 'offer-import',
  what: 'an import of member quotes',
  access: { see: 'rate:edit', run: 'rate:edit' },
  options: z.object({ fileId: idSchema }),
  result: z.object({
    rows: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    failed: z.number().int(),
    faults: z
      .array(z.object({ row: z.number().int(), value: z.string(), fault: offerFaultSchema }))
      .max(mostFaults),
  }),
});

const offerInput = z.object({ offerId: idSchema });

export const memberOffersApi = {
  ...offerImportContract.endpoints,
  listOffers: defineEndpoint({
    method: 'GET',
    path: '/api/quotations',
    access: 'rate:edit',
    summary: 'Member quotes, the newest first',
    input: z.object({
      ...pageQuerySchema,
      /** Part of a name, phone number or e-mail address. */
      search: z.string().trim().max(100).default(''),
      kind: stageKindSchema.optional(),
      target: languageTagSchema.optional(),
    }),
    output: pageSchema(memberOfferSchema),
  }),
  addOffer: defineEndpoint({
    method: 'POST',
    path: '/api/quotations',
    access: 'rate:edit',
    summary: 'Add a member quote',
    input: offerFieldsSchema,
    output: memberOfferSchema,
  }),
  changeOffer: defineEndpoint({
    method: 'PUT',
    path: '/api/quotations/{offerId}',
    access: 'rate:edit',
    summary: 'Change a member quote; prices that were agreed on stay as they are',
    input: offerFieldsSchema.extend(offerInput.shape),
    output: memberOfferSchema,
  }),
  deleteOffers: defineEndpoint({
    method: 'POST',
    path: '/api/quotations/delete',
    access: 'rate:edit',
    summary: 'Delete member quotes',
    input: z.object({ offerIds: z.array(idSchema).min(1, 'required').max(limits.offersPerCall) }),
    output: doneSchema,
  }),
  exportOffers: defineEndpoint({
    method: 'POST',
    path: '/api/quotations/export',
    access: 'rate:edit',
    summary: 'Write the member quotes, or the template of the import, to a workbook',
    input: z.object({ template: z.boolean().default(false) }),
    output: z.object({ resourceId: idSchema }),
  }),
};
