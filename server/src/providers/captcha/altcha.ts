import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';

const solutionSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.number().int(),
      nonce: z.string(),
      salt: z.string(),
      keyLength: z.number().int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ browser: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string() }),
});

const validMinutes = 10;

export interface AltchaSettings {
  /** Never leaves the server: whoever has it can make solved challenges. */
  readonly secret: string;
  /** Rounds of PBKDF2 for each guess. */
  readonly cost: number;
  /** Guesses a solver needs, at least and at most; a phone does about a thousand a second at cost 1,000. */
  readonly guesses: readonly [least: number, most: number];
}

export const defaultAltchaEffort = { cost: 1_000, guesses: [1_000, 3_000] } as const;

/** ALTCHA proof of work: the browser finds a number, the server checks a signature. */
export function openAltcha({ secret, cost, guesses }: AltchaSettings): Captcha {
  const hmacSignatureSecret = subkey(secret, 'challenge');
  const hmacKeySignatureSecret = subkey(secret, 'solution');
  return {
    async createChallenge(browserId, now) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(guesses[1], guesses[0]),
        data: { browser: browserHash(browserId) },
        deriveKey,
        expiresAt: Math.floor(now.getTime() / 1000) + validMinutes * 60,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { ...challenge };
    },
    async verify(encoded, browserId, now) {
      const payload = decode(encoded);
      if (!payload) return undefined;
      const { challenge, solution } = payload;
      const { expiresAt, data } = challenge.parameters;
      if (expiresAt * 1000 <= now.getTime() || data.browser !== browserHash(browserId)) return undefined;
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      if (!result.verified) return undefined;
      return { id: challenge.signature, expiresAt: new Date(expiresAt * 1000) };
    },
  };
}

function decode(encoded: string): z.infer<typeof solutionSchema> | undefined {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    return undefined; // whatever it is, it is no solution
  }
}

function browserHash(browserId: string): string {
  return createHash('sha256').update(browserId).digest('base64url').slice(0, 22);
}

function subkey(secret: string, use: string): string {
  return createHmac('sha256', secret).update(`altcha ${use}`).digest('hex');
}
