import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { orderNoSchema, orderSchema, orderStateSchema, priceOptionSchema, sellerSchema } from './payments.ts';
import { accountTypeSchema } from './roles.ts';

const access = 'installation:payments';
const fenSchema = z.number().int().min(1).max(1_000_000_000);
const unitsSchema = z.number().int().min(0).max(1_000_000_000_000);

export const refundStates = ['requested', 'processing', 'succeeded', 'closed', 'abnormal'] as const;

export const soldOrderSchema = orderSchema.extend({
  organizationName: z.string(),
  buyer: z.string(),
  transactionId: z.string().nullable(),
  /** What a refund now would give back, in fen: the unused part. */
  refundable: z.number().int(),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      amount: z.number().int(),
      state: z.enum(refundStates),
      reason: z.string(),
      createTime: instantSchema,
    }),
  ),
});
export type SoldOrder = z.infer<typeof soldOrderSchema>;

export const setPriceSchema = z.object({
  code: z.string().max(40),
  price: fenSchema,
  originalPrice: fenSchema.nullable(),
  amount: z.number().int().min(1).nullable(),
  onSale: z.boolean(),
});

export const planLimitSchema = z.object({
  accountType: accountTypeSchema,
  customEngines: z.number().int().min(0).max(1000),
  monthlyCharacters: unitsSchema.nullable(),
  monthlyTokens: unitsSchema.nullable(),
});
export type PlanLimit = z.infer<typeof planLimitSchema>;

/** `not-granted`: it was paid and is granted now. `not-paid`: the bill does not have it. `amount`, `refund`: sums differ. */
export const dayFindingKinds = ['not-granted', 'not-paid', 'amount', 'refund', 'unknown'] as const;
export const dayFindingSchema = z.object({
  kind: z.enum(dayFindingKinds),
  orderNo: z.string(),
  expected: z.number().int(),
  found: z.number().int(),
});
export type DayFinding = z.infer<typeof dayFindingSchema>;

/** What the operator does with plans, orders and money. */
export const salesApi = {
  soldOrders: defineEndpoint({
    method: 'POST',
    path: '/api/operator/orders/page',
    access,
    summary: 'Orders of all organizations, the newest first, by number, organization or state',
    input: z.object({
      ...pageQuerySchema,
      search: z.string().trim().max(100).default(''),
      state: orderStateSchema.optional(),
    }),
    output: pageSchema(soldOrderSchema),
  }),
  enterTransfer: defineEndpoint({
    method: 'POST',
    path: '/api/operator/orders/{orderNo}/transfer',
    access,
    summary: 'Enter a bank transfer that has come for an order; what was bought is granted',
    input: z.object({
      orderNo: orderNoSchema,
      reference: z.string().trim().min(1, 'required').max(60),
      amount: fenSchema,
      paidAt: instantSchema,
    }),
    output: doneSchema,
  }),
  refundOrder: defineEndpoint({
    method: 'POST',
    path: '/api/operator/orders/{orderNo}/refund',
    access,
    transaction: 'none',
    summary: 'Give money back; the unused part of what was bought is taken back at once',
    input: z.object({
      orderNo: orderNoSchema,
      amount: fenSchema,
      reason: z.string().trim().min(1, 'required').max(80),
    }),
    output: doneSchema,
  }),
  prices: defineEndpoint({
    method: 'GET',
    path: '/api/operator/prices',
    access,
    summary: 'All prices, those that are not on sale too',
    input: emptySchema,
    output: z.array(priceOptionSchema.extend({ onSale: z.boolean() })),
  }),
  setPrice: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/prices/{code}',
    access,
    summary: 'Change a price; orders that are there keep theirs',
    input: setPriceSchema,
    output: doneSchema,
  }),
  planLimits: defineEndpoint({
    method: 'GET',
    path: '/api/operator/plan-limits',
    access,
    summary: 'Limits of each plan as they are now',
    input: emptySchema,
    output: z.array(planLimitSchema),
  }),
  setPlanLimit: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/plan-limits/{accountType}',
    access,
    summary: 'Change the limits of a plan, for everybody who has it',
    input: planLimitSchema,
    output: doneSchema,
  }),
  soldBy: defineEndpoint({
    method: 'GET',
    path: '/api/operator/seller',
    access,
    summary: 'Who sells',
    input: emptySchema,
    output: sellerSchema,
  }),
  setSeller: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/seller',
    access,
    summary: 'Say who sells: name, tax number, address, bank account',
    input: sellerSchema,
    output: doneSchema,
  }),
  quarantine: defineEndpoint({
    method: 'GET',
    path: '/api/operator/quarantine',
    access,
    summary: 'Payments that fit no order, those that wait first',
    input: emptySchema,
    output: z.array(
      z.object({
        quarantineId: idSchema,
        orderNo: z.string(),
        reason: z.string(),
        facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        receiveTime: instantSchema,
        resolveTime: instantSchema.nullable(),
        note: z.string(),
      }),
    ),
  }),
  resolveQuarantine: defineEndpoint({
    method: 'POST',
    path: '/api/operator/quarantine/{quarantineId}',
    access,
    summary: 'Say what became of such a payment',
    input: z.object({ quarantineId: idSchema, note: z.string().trim().min(1, 'required').max(500) }),
    output: doneSchema,
  }),
  paymentDays: defineEndpoint({
    method: 'GET',
    path: '/api/operator/payment-days',
    access,
    summary: 'Days whose bills were compared with the orders, the newest first, with what did not fit',
    input: emptySchema,
    output: z.array(
      z.object({
        day: z.string(),
        reconciled: z.boolean(),
        findings: z.array(dayFindingSchema),
        checkTime: instantSchema.nullable(),
      }),
    ),
  }),
};
