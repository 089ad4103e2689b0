import { createVerify, generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';
import { isFresh } from './fake-api.ts';
import type { RecordedRequest } from './fake-engine.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const clientEmail = 'translator@fake-project.iam.gserviceaccount.com';

/** Settings of a service account of Google, as they stand in its JSON file. */
export const fakeAccount = { projectId: 'fake-project', clientEmail, privateKey };

const claimsSchema = z.object({
  iss: z.literal(clientEmail),
  sub: z.literal(clientEmail),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
});

/** Whether the token is of this account, for this service and of this hour. */
export function isSignedFor(audience: string, { headers }: RecordedRequest): boolean {
  const [header = '', claims = '', signature = ''] =
    headers.authorization?.replace(/^Bearer /, '').split('.') ?? [];
  const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`);
  if (!verify.verify(publicKey, signature, 'base64url')) return false;
  const known = claimsSchema.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString())).data;
  return known?.aud === audience && isFresh(known.iat * 1000) && known.exp - known.iat <= 3_600;
}
