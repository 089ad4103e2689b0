import { signGoogleToken } from '../../../signatures/google-token.ts';
import { readPem } from '../../../signatures/read-pem.ts';
import { EngineError } from '../../engine-error.ts';

interface ServiceAccount {
  readonly clientEmail: string;
  readonly privateKey: string;
}

/** Signs a token for a service account. @throws {EngineError} auth if its key is invalid */
export function accountToken(
  { clientEmail, privateKey }: ServiceAccount,
  audience: string,
  now: Date,
): string {
  try {
    return signGoogleToken({ email: clientEmail, privateKey: readPem(privateKey) }, audience, now);
  } catch {
    throw new EngineError('auth', 'the private key cannot be read');
  }
}
