import { z } from 'zod';
import { DeliveryError } from '../delivery/delivery-error.ts';
import type { SmsVendor } from './sms-vendor.ts';

const settingsSchema = z.object({ address: z.url({ protocol: /^https?$/ }) });

const timeoutMs = 10_000;

/** Any gateway the operator connects: gets `{phone, code}` as JSON and answers with 2xx, 429 or another status. */
export const webhook: SmsVendor = {
  id: 'webhook',
  open(unchecked) {
    const { address } = settingsSchema.parse(unchecked);
    return {
      vendor: 'webhook',
      async sendCode({ phone, code }) {
        const { ok, status } = await post(address, JSON.stringify({ phone, code }));
        if (!ok)
          throw new DeliveryError('webhook', status === 429 ? 'flow-limit' : 'refused', `status ${status}`);
      },
    };
  },
};

async function post(url: string, body: string): Promise<{ ok: boolean; status: number }> {
  try {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    return response;
  } catch (cause) {
    throw new DeliveryError('webhook', 'unreachable', 'no answer', { cause });
  }
}
