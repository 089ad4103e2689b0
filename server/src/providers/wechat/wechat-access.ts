import type { WechatSimulator } from './simulator.ts';
import type { OfficialAccount } from './wechat.ts';

/** The way to WeChat that this installation has. */
export interface Wechat {
  readonly account: OfficialAccount;
  /** On machines of developers alone. */
  readonly simulator: WechatSimulator | null;
}
