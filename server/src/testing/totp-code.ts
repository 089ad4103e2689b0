import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at a moment, in milliseconds; the key may have spaces. */
export function totpCode(key: string, atMs: number): string {
  const secret = Secret.fromBase32(key.replaceAll(/\s/g, ''));
  return new TOTP({ secret }).generate({ timestamp: atMs });
}
