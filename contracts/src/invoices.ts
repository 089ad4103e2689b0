import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  emailSchema,
  emptySchema,
  idSchema,
  instantSchema,
  pageQuerySchema,
  pageSchema,
  phoneSchema,
} from './fields.ts';
import { orderNoSchema } from './payments.ts';
import { isTaxNumber } from './tax-number.ts';

export const invoiceStates = ['submitted', 'issuing', 'issued', 'rejected', 'reversed'] as const;
export const invoiceStateSchema = z.enum(invoiceStates);
export type InvoiceState = (typeof invoiceStates)[number];

export const buyerTypes = ['INDIVIDUAL', 'ORGANIZATION'] as const;

const line = (most: number) => z.string().trim().max(most, 'too-long').default('');

/** Fields of a fapiao, as WeChat Pay has them. */
export const invoiceBuyerSchema = z
  .object({
    buyerType: z.enum(buyerTypes),
    name: z.string().trim().min(1, 'required').max(256, 'too-long'),
    taxNumber: line(32),
    address: line(128),
    telephone: line(32),
    bank: line(128),
    bankAccount: line(32),
    phone: z.union([z.literal(''), phoneSchema], { error: 'phone' }).default(''),
    email: emailSchema,
  })
  .refine(({ buyerType, taxNumber }) => buyerType === 'INDIVIDUAL' || isTaxNumber(taxNumber), {
    path: ['taxNumber'],
    error: 'tax-number',
  });
export type InvoiceBuyer = z.infer<typeof invoiceBuyerSchema>;

export const invoiceSchema = z.object({
  invoiceId: idSchema,
  organizationName: z.string(),
  buyer: invoiceBuyerSchema,
  /** Whole fen. */
  amount: z.number().int(),
  orders: z.array(orderNoSchema),
  state: invoiceStateSchema,
  reason: z.string(),
  number: z.string().nullable(),
  hasFile: z.boolean(),
  createTime: instantSchema,
  decideTime: instantSchema.nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const office = 'installation:payments';
const named = { invoiceId: idSchema };

export const invoicesApi = {
  invoiceableOrders: defineEndpoint({
    method: 'GET',
    path: '/api/account/invoices/orders',
    access: 'billing:manage',
    summary: 'Paid orders without an invoice, with what is left of each after refunds',
    input: emptySchema,
    output: z.array(
      z.object({
        orderNo: orderNoSchema,
        product: z.string(),
        amount: z.number().int(),
        payTime: instantSchema,
      }),
    ),
  }),
  requestInvoice: defineEndpoint({
    method: 'POST',
    path: '/api/account/invoices',
    access: 'billing:manage',
    summary: 'Ask for a fapiao of paid orders',
    input: z.object({
      buyer: invoiceBuyerSchema,
      orders: z.array(orderNoSchema).min(1, 'required').max(100),
    }),
    output: invoiceSchema,
  }),
  listInvoices: defineEndpoint({
    method: 'GET',
    path: '/api/account/invoices',
    access: 'account:ordersRouter',
    summary: 'Invoices of the organization, the newest first',
    input: emptySchema,
    output: z.array(invoiceSchema),
  }),
  invoiceFile: defineEndpoint({
    method: 'POST',
    path: '/api/account/invoices/{invoiceId}/file',
    access: 'account:ordersRouter',
    transaction: 'none',
    summary: 'Download an issued invoice',
    input: z.object(named),
    output: z.object({ resourceId: idSchema }),
  }),
  invoiceRequests: defineEndpoint({
    method: 'POST',
    path: '/api/operator/invoices/page',
    access: office,
    summary: 'Requests for invoices of all organizations: those that wait first',
    input: z.object({ ...pageQuerySchema, state: invoiceStateSchema.optional() }),
    output: pageSchema(invoiceSchema),
  }),
  decideInvoice: defineEndpoint({
    method: 'POST',
    path: '/api/operator/invoices/{invoiceId}/decision',
    access: office,
    summary:
      'Take a request into work, issue it with number and file, reject it with a reason, or reverse it',
    input: z
      .object({
        ...named,
        decision: z.enum(['issuing', 'issued', 'rejected', 'reversed']),
        number: z.string().trim().max(40).optional(),
        fileId: idSchema.optional(),
        reason: z.string().trim().max(500).optional(),
      })
      .refine(
        ({ decision, number, fileId }) => decision !== 'issued' || (Boolean(number) && fileId !== undefined),
        {
          path: ['number'],
          error: 'required',
        },
      )
      .refine(({ decision, reason }) => decision !== 'rejected' || Boolean(reason), {
        path: ['reason'],
        error: 'required',
      }),
    output: doneSchema,
  }),
};
