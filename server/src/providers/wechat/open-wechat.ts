import type { Config } from '../../config.ts';
import { openOfficialAccount } from './official-account.ts';
import { openWechatSimulator } from './simulator.ts';
import type { Wechat } from './wechat-access.ts';

const simulated = {
  appId: 'wxSimulatedAccount',
  secret: 'simulated-secret',
  token: 'simulated-token',
  aesKeys: ['c2ltdWxhdGVkLWFlcy1rZXktb2YtMzItYnl0ZXMtISE'],
} as const;

/** The official account that the configuration names, or a simulated one; null where there is neither. */
export function openWechat(config: Config, now: () => Date): Wechat | null {
  if (config.WECHAT_SIMULATOR) {
    const simulator = openWechatSimulator({ ...simulated, now });
    return { simulator, account: openOfficialAccount({ ...simulated, now, apiUrl: simulator.apiUrl }) };
  }
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_TOKEN: token } = config;
  if (appId === undefined || secret === undefined || token === undefined) return null;
  const apiUrl = async () => config.WECHAT_API_URL;
  const account = openOfficialAccount({ appId, secret, token, aesKeys: config.WECHAT_AES_KEYS, apiUrl, now });
  return { account, simulator: null };
}
