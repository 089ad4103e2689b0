import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { salesApi } from '@transloom/contracts/sales';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../providers/wechat-pay/wechat-pay.ts';
import type { NoticeSender } from '../../messages/notice-channel.ts';
import { tellSellers } from '../tell-sellers.ts';
import { insertQuarantine, selectQuarantine, updateQuarantineAsResolved } from './quarantine.store.ts';

type Api = typeof salesApi;

interface Misfit {
  readonly reason: string;
  readonly transaction: Transaction;
}

/** Keeps a payment that fits no order, and tells the operators once. In a transaction of the system. */
export async function keepInQuarantine(system: NoticeSender, { reason, transaction }: Misfit): Promise<void> {
  const { orderNo, transactionId, merchantId, total, currency, state } = transaction;
  const quarantineKey = `${orderNo} ${transactionId} ${reason}`;
  const facts = { transactionId, merchantId, total, currency, state };
  const payment = { quarantineKey, orderNo, reason, facts, receivedAt: system.now() };
  if (await insertQuarantine(system.db, payment))
    await tellSellers(system, 'payment-quarantined', { orderNo, reason: { word: `quarantine.${reason}` } });
}

export async function listQuarantine({ asSystem }: Context): Promise<OutputOf<Api['quarantine']>> {
  const rows = await asSystem(selectQuarantine);
  return rows.map(({ quarantineId, orderNo, reason, facts, note, receivedAt, resolvedAt }) => ({
    quarantineId,
    orderNo,
    reason,
    facts,
    note,
    receiveTime: receivedAt.toISOString(),
    resolveTime: resolvedAt?.toISOString() ?? null,
  }));
}

/** @throws {AppError} resource.not-found */
export async function resolveQuarantine(
  { asSystem, actor, now }: Context,
  { quarantineId, note }: InputOf<Api['resolveQuarantine']>,
): Promise<null> {
  const resolved = { resolvedAt: now(), resolvedBy: actor.userId, note };
  if (!(await asSystem((db) => updateQuarantineAsResolved(db, quarantineId, resolved))))
    throw new AppError('resource.not-found');
  return null;
}
