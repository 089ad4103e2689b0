import type { PaySimulator } from './simulator.ts';
import type { WechatPay } from './wechat-pay.ts';

/** WeChat Pay as this installation has it. */
export interface WechatPayAccess {
  readonly client: WechatPay;
  /** Set where a simulator stands in for it. */
  readonly simulator: PaySimulator | null;
}
