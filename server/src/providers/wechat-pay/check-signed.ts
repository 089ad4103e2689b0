import type { GatewayKeys } from './gateway-keys.ts';
import { isSignedBy } from './pay-signatures.ts';
import { type SignedMessage, WechatPayError } from './wechat-pay.ts';

/** A message that is older, or from the future, is not taken: somebody may have kept it. */
const latestSeconds = 300;

/**
 * Makes sure that a message comes from the gateway: the signature is over the bytes as they came, by a key that its
 * serial number names.
 * @throws {WechatPayError} of kind `forged`
 */
export async function checkSigned(
  keys: GatewayKeys,
  { headers, body }: SignedMessage,
  now: Date,
): Promise<void> {
  const timestamp = required(headers, 'wechatpay-timestamp');
  const nonce = required(headers, 'wechatpay-nonce');
  const serial = required(headers, 'wechatpay-serial');
  const signature = required(headers, 'wechatpay-signature');
  const seconds = Number(timestamp);
  const isLate = !(Math.abs(Math.floor(now.getTime() / 1000) - seconds) <= latestSeconds);
  if (isLate) throw new WechatPayError('forged', 'the message is from another time');
  const key = await keys.find(serial);
  if (key === undefined) throw new WechatPayError('forged', 'nobody knows the serial number of the key');
  if (!isSignedBy(key, [timestamp, nonce, body], signature))
    throw new WechatPayError('forged', 'the signature does not fit');
}

function required(headers: SignedMessage['headers'], name: string): string {
  const value = headers[name];
  if (value === undefined || value === '') throw new WechatPayError('forged', `${name} is missing`);
  return value;
}
