import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openWechatPay } from './open-wechat-pay.ts';
import { folderBook } from './simulated-book.ts';
import { folderKeys, type SimulatedKeys } from './simulated-keys.ts';
import { openPaySimulator, type PaySimulator } from './simulator.ts';
import type { PaySimulatorSettings } from './simulator-settings.ts';
import type { WechatPay } from './wechat-pay.ts';
import type { WechatPayAccess } from './wechat-pay-access.ts';

const simulated = {
  appId: 'wxSimulatedAccount',
  merchantId: '1900000001',
  merchantSerial: '5157F09EFDC096DE15EBE81A47057A7200000000',
  gatewaySerial: 'PUB_KEY_ID_0119000000012026112800111700000000',
  apiKey: 'simulated-api-v3-key-of-32-bytes',
} as const;

/** The simulated gateway with a client that speaks to it. */
export function openSimulatedPay({
  keys,
  book,
  now,
}: Pick<PaySimulatorSettings, 'keys' | 'book' | 'now'>): WechatPayAccess & {
  readonly simulator: PaySimulator;
} {
  const simulator = openPaySimulator({ ...simulated, keys, book, now });
  return { simulator, client: clientOf(simulator, keys, now) };
}

function clientOf(simulator: PaySimulator, keys: SimulatedKeys, now: () => Date): WechatPay {
  const { appId, merchantId, merchantSerial, gatewaySerial, apiKey } = simulated;
  return openWechatPay({
    appId,
    merchantId,
    apiKey,
    serial: merchantSerial,
    privateKey: keys.merchant.privateKey,
    publicKey: { serial: gatewaySerial, pem: keys.gateway.publicKey },
    addresses: async () => [await simulator.apiUrl()],
    now,
  });
}

/** The merchant that the configuration names, or a simulated one; null where there is neither. */
export function openWechatPayAccess(config: Config, now: () => Date): WechatPayAccess | null {
  if (config.WECHAT_PAY_SIMULATOR) {
    const folder = join(config.DATA_DIR, 'simulated-payments');
    return openSimulatedPay({ keys: folderKeys(folder), book: folderBook(folder), now });
  }
  const {
    WECHAT_PAY_MERCHANT_ID: merchantId,
    WECHAT_PAY_SERIAL: serial,
    WECHAT_PAY_PRIVATE_KEY: privateKey,
    WECHAT_PAY_API_KEY: apiKey,
    WECHAT_PAY_PUBLIC_KEY_ID: publicSerial,
    WECHAT_PAY_PUBLIC_KEY: publicPem,
  } = config;
  const appId = config.WECHAT_PAY_APP_ID ?? config.WECHAT_APP_ID;
  const isSet = (value: string | undefined): value is string => value !== undefined;
  if (![merchantId, serial, privateKey, apiKey, appId].every(isSet)) return null;
  return {
    simulator: null,
    client: openWechatPay({
      appId: appId ?? '',
      merchantId: merchantId ?? '',
      serial: serial ?? '',
      privateKey: privateKey ?? '',
      apiKey: apiKey ?? '',
      publicKey:
        isSet(publicSerial) && isSet(publicPem) ? { serial: publicSerial, pem: publicPem } : undefined,
      addresses: async () => config.WECHAT_PAY_URLS,
      now,
    }),
  };
}
