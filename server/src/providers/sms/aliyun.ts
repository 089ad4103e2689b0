import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DeliveryError } from '../delivery/delivery-error.ts';
import { aliyunQuery, signAliyunRequest } from '../signatures/aliyun-signature.ts';
import { postJson } from './post-json.ts';
import type { SmsVendor } from './sms-vendor.ts';

const settingsSchema = z.object({
  accessKeyId: z.string().min(1),
  accessKeySecret: z.string().min(1),
  signName: z.string().min(1),
  template: z.string().min(1),
  address: z.url().default('https://dysmsapi.aliyuncs.com/'),
});

const answerSchema = z.object({ Code: z.string() });

/** Alibaba Cloud Short Message Service, SendSms of version 2017-05-25. */
export const aliyun: SmsVendor = {
  id: 'aliyun',
  open(unchecked, now) {
    const settings = settingsSchema.parse(unchecked);
    return {
      vendor: 'aliyun',
      async sendCode({ phone, code }) {
        const query = {
          // Aliyun takes numbers abroad without the plus, and those of the mainland as they are.
          PhoneNumbers: phone.replace('+', ''),
          SignName: settings.signName,
          TemplateCode: settings.template,
          TemplateParam: JSON.stringify({ code }),
        };
        const headers = signAliyunRequest(
          {
            method: 'POST',
            host: new URL(settings.address).host,
            action: 'SendSms',
            version: '2017-05-25',
            query,
            body: '',
            date: now()
              .toISOString()
              .replace(/\.\d+Z$/, 'Z'),
            nonce: randomUUID(),
          },
          settings,
        );
        const url = `${settings.address}?${aliyunQuery(query)}`;
        const { status, answer } = await postJson({ vendor: 'aliyun', url, headers, body: '' });
        judge(status, answer);
      },
    };
  },
};

/** The vendor answers refusals with 200 or 4xx alike; the code tells. */
function judge(status: number, answer: unknown): void {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new DeliveryError('aliyun', 'unreachable', `status ${status}`);
  const { Code: code } = parsed.data;
  if (code === 'OK') return;
  const flowLimit = ['isv.BUSINESS_LIMIT_CONTROL', 'isv.DAY_LIMIT_CONTROL', 'Throttling.User'].includes(code);
  throw new DeliveryError('aliyun', flowLimit ? 'flow-limit' : 'refused', code);
}
