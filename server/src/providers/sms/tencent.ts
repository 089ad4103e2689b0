import { internationalPhone } from '@transloom/contracts/dial-codes';
import { z } from 'zod';
import { DeliveryError } from '../delivery/delivery-error.ts';
import { signTencentRequest } from '../signatures/tencent-signature.ts';
import { postJson } from './post-json.ts';
import type { SmsVendor } from './sms-vendor.ts';

const settingsSchema = z.object({
  accessKeyId: z.string().min(1),
  accessKeySecret: z.string().min(1),
  signName: z.string().min(1),
  template: z.string().min(1),
  appId: z.string().min(1),
  address: z.url().default('https://sms.tencentcloudapi.com/'),
});

const answerSchema = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).default([]),
  }),
});

/** Tencent Cloud SMS, SendSms of version 2021-01-11. */
export const tencent: SmsVendor = {
  id: 'tencent',
  open(unchecked, now) {
    const settings = settingsSchema.parse(unchecked);
    const keys = { secretId: settings.accessKeyId, secretKey: settings.accessKeySecret };
    return {
      vendor: 'tencent',
      async sendCode({ phone, code }) {
        const payload = JSON.stringify({
          PhoneNumberSet: [internationalPhone(phone)],
          SmsSdkAppId: settings.appId,
          SignName: settings.signName,
          TemplateId: settings.template,
          TemplateParamSet: [code],
        });
        const timestamp = Math.floor(now().getTime() / 1000);
        const { host } = new URL(settings.address);
        const signed = signTencentRequest(
          { service: 'sms', host, action: 'SendSms', payload, timestamp },
          keys,
        );
        const headers = { ...signed, 'x-tc-version': '2021-01-11', 'x-tc-region': 'ap-guangzhou' };
        const { status, answer } = await postJson({
          vendor: 'tencent',
          url: settings.address,
          headers,
          body: payload,
        });
        judge(status, answer);
      },
    };
  },
};

/** Refusals come with status 200: of the whole request, or of the one number. */
function judge(status: number, answer: unknown): void {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new DeliveryError('tencent', 'unreachable', `status ${status}`);
  const { Error: refusal, SendStatusSet: sent } = parsed.data.Response;
  const code = refusal?.Code ?? sent[0]?.Code ?? 'no status';
  if (code === 'Ok') return;
  const flowLimit = code.startsWith('LimitExceeded') || code === 'RequestLimitExceeded';
  throw new DeliveryError('tencent', flowLimit ? 'flow-limit' : 'refused', code);
}
