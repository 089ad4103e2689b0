import { randomUUID } from 'node:crypto';
import { insertInvoice } from '../../domains/payments/invoices/invoices.store.ts';
import { newOrderNo } from '../../domains/payments/orders/order-number.ts';
import { insertOrder } from '../../domains/payments/orders/orders.store.ts';
import type { Member, PeopleServer } from '../people-server.ts';

/** An order of the organization with an invoice, as they stand in its tables. */
export async function fillPayments(
  server: PeopleServer,
  { organizationId, userId }: Member,
  word: string,
): Promise<Readonly<Record<string, string>>> {
  const createdAt = server.clock.now();
  const [orderNo, invoiceId] = [newOrderNo(createdAt), randomUUID()];
  const nothing = { accountType: null, months: null, start: null, organizationId: null };
  await server.database.systemTransaction(async (db) => {
    await insertOrder(db, {
      orderNo,
      organizationId,
      userId,
      createdAt,
      priceCode: 'c10',
      amount: 6_000,
      kind: 'CHARACTERS',
      channel: 'bank',
      terms: { ...nothing, amount: 100_000, organizationName: word },
      expiresAt: createdAt,
      nextQueryAt: null,
    });
    const buyer = {
      name: word,
      taxNumber: '',
      address: word,
      telephone: '',
      bank: '',
      bankAccount: '',
      phone: '',
      buyerType: 'INDIVIDUAL' as const,
      email: 'somebody@example.com',
    };
    const orders = [{ orderNo, amount: 6_000 }];
    await insertInvoice(db, { invoiceId, organizationId, requestedBy: userId, buyer, orders, createdAt });
  });
  return { orderNo, invoiceId, orgId: organizationId, quarantineId: randomUUID() };
}
