import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';

export const challengeMs = 5 * 60_000;

const responseSchema = z.object({ response: z.object({ clientDataJSON: z.string().max(10_000) }) });
const clientDataSchema = z.object({ challenge: z.string().min(1).max(200) });

/**
 * The challenge that a browser says it signed, which finds ours; the signature is checked against that.
 * @throws {AppError} account.passkey-wrong
 */
export function challengeIn(response: unknown): string {
  try {
    const { clientDataJSON } = responseSchema.parse(response).response;
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch (cause) {
    throw new AppError('account.passkey-wrong', {}, { cause });
  }
}
