import type { NoticeSender } from '../messages/notice-channel.ts';
import type { NoticeParams } from '../messages/notice-params.ts';
import { notify } from '../messages/notify.ts';
import { findAdministrators } from '../users/find-user.ts';

const pages = {
  'payment-quarantined': '/operator/payments',
  'payments-differ': '/operator/payments',
  'refund-stuck': '/operator/orders',
  'invoice-requested': '/operator/invoices',
} as const;

/** Tells whoever runs the installation of something about money. In a transaction of the system. */
export async function tellSellers(
  system: NoticeSender,
  kind: keyof typeof pages,
  params: NoticeParams,
): Promise<void> {
  const operators = await findAdministrators(system.db);
  const key = `${kind} ${JSON.stringify(params)}`;
  await notify(system, { kind, to: operators.map(({ userId }) => userId), params, link: pages[kind], key });
}
