import type { WebhookEvent } from '@transloom/contracts/webhooks';
import type { LongContext } from '../../platform/context.ts';
import { postWebhook, type WebhookAnswer } from '../../providers/webhooks/post-webhook.ts';
import { signWebhook } from '../../providers/webhooks/sign-webhook.ts';
import { openSecret } from './webhook-secret.ts';
import type { WebhookRow } from './webhooks.store.ts';

interface Told {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly data: object;
}

/** Sends `{type, timestamp, data}`, signed with the key of the outside system. */
export async function postSigned(
  { providers, now }: Pick<LongContext, 'providers' | 'now'>,
  row: WebhookRow,
  { id, event, data }: Told,
  signal?: AbortSignal,
): Promise<WebhookAnswer> {
  const secret = openSecret({ providers }, row);
  // Nothing leaves unsigned: who named the address makes a new key.
  if (secret === undefined) return { taken: false, status: null, text: '', failure: 'not-allowed' };
  const sentAt = now();
  const body = JSON.stringify({ type: event, timestamp: sentAt.toISOString(), data });
  const headers = signWebhook(secret, { id, sentAt, body });
  return postWebhook(providers.webhooks, { url: row.url, body, headers, ...(signal && { signal }) });
}
