import { createHmac } from 'node:crypto';

export interface WebhookBody {
  /** The same for each try to send the same thing, so that a receiver takes it once. */
  readonly id: string;
  readonly sentAt: Date;
  /** JSON. */
  readonly body: string;
}

const secretPrefix = 'whsec_';

/** A signing key as people see it: `whsec_` and base64. */
export function writeSecret(bytes: Uint8Array): string {
  return `${secretPrefix}${Buffer.from(bytes).toString('base64')}`;
}

/**
 * Headers that prove who sent a body and when: `webhook-id`, `webhook-timestamp` in seconds, `webhook-signature` as
 * `v1,` and HMAC-SHA256 over `id.timestamp.body` in base64 (Standard Webhooks 1.0).
 */
export function signWebhook(secret: string, { id, sentAt, body }: WebhookBody): Record<string, string> {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
