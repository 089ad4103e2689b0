import { randomUUID } from 'node:crypto';
import type { InTransaction } from '../../platform/context.ts';
import { type MessageParams, messageTemplates, type TemplateId } from './message-templates.ts';
import { insertMessage } from './messages.store.ts';

export interface MessageDraft {
  /** User id: of the sender's organisation, unless the system sends. */
  readonly to: string;
  readonly template: TemplateId;
  /** Plain text; the template escapes it. */
  readonly params: MessageParams;
  /** Codes of what the reader can do: 1 join, 3 go to review. */
  readonly actions?: readonly number[];
}

type Sender = Pick<InTransaction, 'db' | 'publish'> & { now(): Date };

/** Puts a message into somebody's message centre; the words are made in the language of who reads it. */
export async function sendMessage(context: Sender, draft: MessageDraft): Promise<void> {
  const { to, template, params, actions = [] } = draft;
  await insertMessage(context.db, {
    messageId: randomUUID(),
    userId: to,
    template,
    params,
    actions,
    alert: messageTemplates[template].alert ?? false,
    createdAt: context.now(),
  });
  context.publish({ audience: { kind: 'user', userId: to }, message: { type: 'messages-changed' } });
}
