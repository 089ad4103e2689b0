import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { messagesApi } from '@transloom/contracts/messages';
import type { Context } from '../../platform/context.ts';
import { countUnread, selectMessages, takeAlerts } from './messages.store.ts';
import { refuseOpenPopup } from './refuse-open-popup.ts';
import { renderMessage } from './render-message.ts';
import { showMessage } from './show-message.ts';

export async function listMessages(
  context: Context,
  { pageNumber, pageSize, readStatus }: InputOf<typeof messagesApi.listMessages>,
): Promise<OutputOf<typeof messagesApi.listMessages>> {
  const page = { readStatus, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { records, total } = await selectMessages(context.db, context.actor.userId, page);
  const shown = records.map((message) => showMessage(message, context.language));
  return { pager: { records: shown, total, pageNumber, pageSize } };
}

export async function unreadCount(context: Context): Promise<OutputOf<typeof messagesApi.unreadCount>> {
  return { count: await countUnread(context.db, context.actor.userId) };
}

/** Alerts that were not shown yet, by title. @throws {AppError} notice.shown */
export async function listAlerts(context: Context): Promise<OutputOf<typeof messagesApi.alerts>> {
  await refuseOpenPopup(context);
  const alerts = await takeAlerts(context.db, context.actor.userId, context.now());
  const shown = alerts.map((alert) => ({
    id: alert.messageId,
    ...renderMessage(alert, context.language),
  }));
  const byTitle = Map.groupBy(shown, ({ templateName }) => templateName);
  const items = [...byTitle].map(([title, group]) => [title, group.map(withoutTitle)] as const);
  return Object.fromEntries(items);
}

function withoutTitle({ id, templateContent }: { id: string; templateContent: string }) {
  return { id, templateContent };
}
