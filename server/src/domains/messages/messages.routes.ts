import { messagesApi } from '@transloom/contracts/messages';
import { type Route, route } from '../../platform/http/route.ts';
import { closePopup, deleteMessage, markAllRead, markRead } from './change-messages.ts';
import { listAlerts, listMessages, unreadCount } from './list-messages.ts';
import { listNotices } from './notices.ts';

export const messagesRoutes: readonly Route[] = [
  route(messagesApi.unreadCount, unreadCount),
  route(messagesApi.listMessages, listMessages),
  route(messagesApi.deleteMessage, deleteMessage),
  route(messagesApi.markRead, markRead),
  route(messagesApi.markAllRead, markAllRead),
  route(messagesApi.alerts, listAlerts),
  route(messagesApi.notices, listNotices),
  route(messagesApi.closePopup, closePopup),
];
