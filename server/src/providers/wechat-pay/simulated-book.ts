import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { refundStates, tradeStates } from './wechat-pay.ts';

const paymentSchema = z.object({
  orderNo: z.string(),
  appId: z.string(),
  merchantId: z.string(),
  description: z.string(),
  total: z.number().int(),
  notifyUrl: z.string(),
  codeUrl: z.string(),
  state: z.enum(tradeStates),
  transactionId: z.string(),
  paidAt: z.string().nullable(),
  refunds: z.array(
    z.object({ refundNo: z.string(), refund: z.number().int(), state: z.enum(refundStates), at: z.string() }),
  ),
});
export type SimulatedPayment = z.infer<typeof paymentSchema>;

/** What the simulated gateway knows of each order. */
export interface SimulatedBook {
  find(orderNo: string): SimulatedPayment | undefined;
  write(payment: SimulatedPayment): void;
  all(): readonly SimulatedPayment[];
}

/** The book as files of a folder, so that the processes of an installation read the same one. */
export function folderBook(folder: string): SimulatedBook {
  mkdirSync(folder, { recursive: true });
  const fileOf = (orderNo: string) => join(folder, `${orderNo}.json`);
  const read = (file: string): SimulatedPayment | undefined => {
    try {
      return paymentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return undefined;
    }
  };
  return {
    find: (orderNo) => (/^[\w|*-]{6,32}$/.test(orderNo) ? read(fileOf(orderNo)) : undefined),
    write(payment) {
      const written = `${fileOf(payment.orderNo)}.${process.pid}`;
      writeFileSync(written, JSON.stringify(payment));
      renameSync(written, fileOf(payment.orderNo));
    },
    all: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => read(join(folder, name)) ?? []),
  };
}
