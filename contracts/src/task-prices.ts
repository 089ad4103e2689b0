import { z } from 'zod';
import { limits } from './limits.ts';
import { projectSettingsSchema } from './project-settings.ts';

/** What is counted for a price: words, characters, or characters of Chinese and Korean and words of the rest. */
export const billingUnitSchema = projectSettingsSchema.shape.wordCount.shape.unit;

export const currencies = ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'HKD', 'KRW'] as const;
export const currencySchema = z.enum(currencies);

/** What a unit price stands for. */
export const pricingUnitSchema = z.union([z.literal(1), z.literal(1000), z.literal(10_000)]);

/** Money in the smallest unit of the currency, such as cents. */
export const moneySchema = z.number().int().min(0).max(1_000_000_000_000);
/** A price may have fractions of the smallest unit, at most four digits of them. */
export const unitPriceSchema = z.number().min(0).max(100_000_000);

export const taskPriceSchema = z.object({
  currency: currencySchema,
  unitPrice: unitPriceSchema,
  per: pricingUnitSchema,
  billableWords: z.number().int().min(0).max(100_000_000),
  extraFee: moneySchema,
  total: moneySchema,
});

/** What people agree on beside the price (D3.20). Each task keeps its own. */
export const taskTermsSchema = z.object({
  businessLine: z.string().trim().max(limits.taskTermCharacters).default(''),
  customer: z.string().trim().max(limits.taskTermCharacters).default(''),
  unit: billingUnitSchema.default('words'),
  expertise: z.array(z.string().trim().min(1).max(limits.taskTermCharacters)).max(20).default([]),
  catTools: z.array(z.string().trim().min(1).max(limits.taskTermCharacters)).max(20).default([]),
  /** Who may be chosen: people of the house, or agencies and freelancers (D3.21). */
  pool: z.enum(['internal', 'vendor']).default('internal'),
  /** Whoever takes it is paid by their own member quote; of several people that is known when one accepts. */
  fromOffers: z.boolean().default(false),
  /** The range within which a price was looked for, in the smallest unit of the currency. */
  lowestPrice: unitPriceSchema.nullable().default(null),
  highestPrice: unitPriceSchema.nullable().default(null),
});
export type TaskTerms = z.output<typeof taskTermsSchema>;
