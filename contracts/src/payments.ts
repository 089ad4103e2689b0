import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { inOneScript } from './organization-names.ts';
import { capabilities } from './plans.ts';
import { accountTypeSchema } from './roles.ts';

export const priceKinds = ['PRO', 'ENTERPRISE', 'CHARACTERS', 'TOKEN'] as const;
export const priceKindSchema = z.enum(priceKinds);
export type PriceKind = (typeof priceKinds)[number];

/** `wechat`: WeChat Pay, Native. `bank`: a transfer that the operator enters when it has come. */
export const payChannels = ['wechat', 'bank'] as const;
export const payChannelSchema = z.enum(payChannels);
export type PayChannel = (typeof payChannels)[number];

export const orderStates = [
  'created',
  'pending',
  'paid',
  'part-refunded',
  'refunded',
  'closed',
  'failed',
] as const;
export const orderStateSchema = z.enum(orderStates);
export type OrderState = (typeof orderStates)[number];

/** Whole fen. */
const fenSchema = z.number().int();
export const orderNoSchema = z.string().regex(/^[0-9A-Z]{20,32}$/, 'order-no');

/** P3.18, P3.19 */
export const priceOptionSchema = z.object({
  code: z.string(),
  kind: priceKindSchema,
  desc: z.string(),
  subDesc: z.string(),
  price: fenSchema,
  originalPrice: fenSchema.nullable(),
  timeUnit: z.enum(['month', 'year']).nullable(),
  /** Characters or tokens of a pack. */
  amount: z.number().int().nullable(),
  /** Plan of a membership. */
  accountType: accountTypeSchema.nullable(),
});
export type PriceOption = z.infer<typeof priceOptionSchema>;

/** P3.20 */
export const orderSchema = z.object({
  orderNo: orderNoSchema,
  kind: priceKindSchema,
  /** What was bought, in the language of the reader. */
  product: z.string(),
  amount: fenSchema,
  refunded: fenSchema,
  channel: payChannelSchema,
  /** What the QR code says, which the browser draws; null where there is none. */
  codeImgUrl: z.string().nullable(),
  orderStatus: orderStateSchema,
  createTime: instantSchema,
  /** Nobody can pay any more. */
  expireTime: instantSchema,
  payTime: instantSchema.nullable(),
  /** An installation of developers: a marked button pays. */
  simulated: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;

const orgNameSchema = z
  .string()
  .trim()
  .max(limits.organizationNameCharacters)
  .refine(...inOneScript);
export const dateSchema = z.iso.date();

/** What is bought: a plan by its code, or a pack (P7.17). */
export const purchaseSchema = z
  .object({
    /** Code of a plan, `pack` or `token`. */
    method: z.string().min(1).max(40),
    packCode: z.string().max(40).optional(),
    channel: payChannelSchema.default('wechat'),
    /** Of an enterprise: its full name where it is new, its id where it is there, and the day on which the plan begins. */
    orgName: orgNameSchema.optional(),
    orgId: idSchema.optional(),
    start: dateSchema.optional(),
    /** The price that was shown, in fen; another one is refused. */
    price: fenSchema.optional(),
  })
  .refine(({ method, packCode }) => (method !== 'pack' && method !== 'token') || packCode !== undefined, {
    path: ['packCode'],
    error: 'required',
  });
export type Purchase = z.infer<typeof purchaseSchema>;

const planTermsSchema = z.object({
  accountType: accountTypeSchema,
  capabilities: z.array(z.enum(capabilities)),
  customEngines: z.number().int(),
  monthlyCharacters: z.number().int().nullable(),
  monthlyTokens: z.number().int().nullable(),
});
export type ShownPlan = z.infer<typeof planTermsSchema>;

const sellerFields = {
  name: z.string().trim().max(100),
  taxNumber: z.string().trim().max(32),
  address: z.string().trim().max(128),
  phone: z.string().trim().max(32),
  email: z.string().trim().max(254),
  bank: z.string().trim().max(128),
  bankAccount: z.string().trim().max(32),
};
export const sellerSchema = z.object(sellerFields);
export type Seller = z.infer<typeof sellerSchema>;

const manage = 'billing:manage';

/** Plans, orders and payment, for those who buy. */
export const paymentsApi = {
  priceOptions: defineEndpoint({
    method: 'GET',
    path: '/api/system/purchase-options',
    access: 'signed-in',
    summary: 'What is sold of a kind, at which price',
    input: z.object({ type: priceKindSchema }),
    output: z.array(priceOptionSchema),
  }),
  membership: defineEndpoint({
    method: 'GET',
    path: '/api/account/membership',
    access: 'account:VIPRouter',
    summary:
      'The plan of the organization, when it ends, whether a trial is open to it, and what the plans include',
    input: emptySchema,
    output: z.object({
      accountType: accountTypeSchema,
      /** What was bought or given, also where it has ended. */
      boughtType: accountTypeSchema,
      expireTime: instantSchema.nullable(),
      expired: z.boolean(),
      trial: z.boolean(),
      /** Ways to pay here. */
      channels: z.array(payChannelSchema),
      plans: z.array(planTermsSchema),
    }),
  }),
  startTrial: defineEndpoint({
    method: 'POST',
    path: '/api/account/trial',
    access: manage,
    summary: 'Try Pro for seven days, once; a phone number must be linked',
    input: emptySchema,
    output: z.object({ expireTime: instantSchema }),
  }),
  createOrder: defineEndpoint({
    method: 'POST',
    path: '/api/payment/orders',
    access: manage,
    transaction: 'none',
    summary: 'Order something; the same product within five minutes is the same open order',
    input: purchaseSchema,
    output: orderSchema,
  }),
  queryOrder: defineEndpoint({
    method: 'GET',
    path: '/api/payment/order',
    access: manage,
    changes: true,
    transaction: 'none',
    summary: 'How an order is; asked every second while somebody pays',
    input: z.object({ orderNo: orderNoSchema }),
    output: orderSchema,
  }),
  enterpriseExpiry: defineEndpoint({
    method: 'POST',
    path: '/api/payment/expiry',
    access: manage,
    summary: 'From when to when an enterprise plan lasts: natural months, behind what was bought before',
    input: z.object({
      paymentMethod: z.string().min(1).max(40),
      start: dateSchema,
      orgId: idSchema.optional(),
    }),
    output: z.object({ start: dateSchema, end: dateSchema }),
  }),
  signContract: defineEndpoint({
    method: 'POST',
    path: '/api/payment/contract',
    access: manage,
    summary: 'Make the contract of an enterprise plan as PDF; the address works once, within ten minutes',
    input: z.object({
      method: z.string().min(1).max(40),
      orgName: orgNameSchema,
      orgId: idSchema.optional(),
      start: dateSchema.optional(),
    }),
    output: z.object({
      orgName: z.string(),
      orgId: idSchema.nullable(),
      start: dateSchema,
      end: dateSchema,
      contractUrl: z.string(),
    }),
  }),
  seller: defineEndpoint({
    method: 'GET',
    path: '/api/payment/seller',
    access: manage,
    summary: 'Who sells, and where a bank transfer goes',
    input: emptySchema,
    output: sellerSchema,
  }),
  listOrders: defineEndpoint({
    method: 'POST',
    path: '/api/account/orders/page',
    access: 'account:ordersRouter',
    summary: 'Orders of the organization, the newest first',
    input: z.object({ ...pageQuerySchema, state: orderStateSchema.optional() }),
    output: pageSchema(orderSchema),
  }),
  closeOrder: defineEndpoint({
    method: 'POST',
    path: '/api/payment/orders/{orderNo}/close',
    access: manage,
    transaction: 'none',
    summary: 'Give up an order that nobody has paid',
    input: z.object({ orderNo: orderNoSchema }),
    output: doneSchema,
  }),
  simulatePayment: defineEndpoint({
    method: 'POST',
    path: '/api/dev/pay',
    access: manage,
    transaction: 'none',
    summary:
      'For development: pay an order, or fail to; not found on other installations and from other machines',
    input: z.object({ orderNo: orderNoSchema, outcome: z.enum(['paid', 'failed']) }),
    output: doneSchema,
  }),
};
