import { aliyun } from './aliyun.ts';
import type { SmsVendor } from './sms-vendor.ts';
import { tencent } from './tencent.ts';
import { webhook } from './webhook.ts';

/** The vendors of text messages, by the id the configuration names. */
export const smsVendors = { aliyun, tencent, webhook } as const satisfies Record<string, SmsVendor>;
