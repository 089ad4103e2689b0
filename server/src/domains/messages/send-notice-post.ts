import type { Services } from '../../platform/services.ts';
import { postChatMessage } from '../../providers/chat-webhooks/post-chat-message.ts';
import type { DueDelivery } from './notice-deliveries.store.ts';
import { noteWebhookAnswer, selectWebhook } from './notice-webhook.store.ts';
import { openWebhook } from './notice-webhook.ts';
import { renderPlainly } from './render-message.ts';

/**
 * Posts a notice into the group that its reader chose, and keeps what the group says of it. False where it is worth
 * another try.
 */
export async function sendNoticePost(
  { database, providers, live, now, log }: Services,
  [delivery]: readonly DueDelivery[],
): Promise<boolean> {
  if (delivery === undefined) return true;
  const row = await database.systemTransaction((db) => selectWebhook(db, delivery.userId));
  const hook = row && openWebhook(providers.keyring, row);
  if (row === undefined || hook === undefined) return true;
  const message = renderPlainly(delivery, delivery.language, live.installation.publicUrl);
  const answer = await postChatMessage(providers.webhooks, row.vendor, { hook, message, at: now() });
  const failure = answer.taken ? null : (answer.failure ?? answer.text);
  if (failure !== null) log.warn({ failure, tries: delivery.tries }, 'a notice could not be posted');
  await database.systemTransaction((db) => noteWebhookAnswer(db, row.id, failure, now()));
  return answer.taken;
}
