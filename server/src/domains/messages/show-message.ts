import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Message } from '@transloom/contracts/messages';
import type { StoredMessage } from './messages.store.ts';
import { paramText } from './notice-params.ts';
import { renderMessage } from './render-message.ts';

export function showMessage(message: StoredMessage, language: InterfaceLanguage): Message {
  const { messageId, actions, actionResult, createdAt, readAt } = message;
  return {
    id: messageId,
    ...renderMessage(message, language),
    createTime: createdAt.toISOString(),
    readStatus: readAt === null ? 'unread' : 'read',
    action: [...actions],
    link: message.link,
    actionResult:
      actionResult === null ? null : { result: paramText({ word: `result.${actionResult}` }, language) },
  };
}
