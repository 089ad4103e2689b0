import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Reports between machines, signed as Standard Webhooks has it (standardwebhooks.com, 1.0): HMAC-SHA256 over the id, the time
 * and the bytes of the body.
 */

interface SentReport {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** Headers that a report is sent with. */
export function signReport(key: Buffer, { id, sentAt, body }: SentReport): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature(key, `${id}.${timestamp}.`, Buffer.from(body))}`,
  };
}

interface ReceivedReport {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** How far the clocks of two machines, and what was on its way, may lie apart. */
export const reportToleranceMs = 5 * 60_000;

/** The id of a report that was signed with the key just now; undefined for any other. */
export function signedReportId(
  key: Buffer,
  { headers, body }: ReceivedReport,
  now: Date,
): string | undefined {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
  if (!/^[\w.-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > reportToleranceMs) return undefined;
  const expected = Buffer.from(`v1,${signature(key, `${id}.${timestamp}.`, body)}`);
  // There are several while a key is replaced by another.
  const given = (headers['webhook-signature'] ?? '').split(' ').map((one) => Buffer.from(one));
  const fits = given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  return fits ? id : undefined;
}

function signature(key: Buffer, start: string, body: Buffer): string {
  return createHmac('sha256', key).update(start).update(body).digest('base64');
}
