import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** What a token may lie about. */
export interface Lies {
  readonly aud?: string;
  readonly iss?: string;
  readonly nonce?: string;
  readonly exp?: number;
  readonly unsigned?: boolean;
  readonly otherKey?: boolean;
}

export interface FakeIssuer {
  readonly issuer: string;
  /** Somebody signs in at the address that the product led to; gives code and state as they come back. */
  signIn(
    address: string,
    claims: Readonly<Record<string, unknown>>,
    lies?: Lies,
  ): { code: string; state: string };
  /** New keys, as providers change them from time to time. */
  rotate(): void;
}

interface Grant {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly lies: Lies;
  readonly nonce: string | null;
  readonly challenge: string | null;
}

const newKey = () => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });

/** An OpenID Connect provider on this machine: discovery, keys, authorization codes with PKCE, RS256 tokens. */
export async function startFakeIssuer(clientId: string, clientSecret: string): Promise<FakeIssuer> {
  let key = newKey();
  const grants = new Map<string, Grant>();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body = new URLSearchParams(await text(request));
    const answer = (status: number, value: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (path === '/.well-known/openid-configuration') return answer(200, metadata());
    if (path === '/keys')
      return answer(200, {
        keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' }],
      });
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const honest = body.get('client_secret') === clientSecret || request.headers.authorization !== undefined;
    if (path !== '/token' || grant === undefined || grant.challenge !== proof || !honest)
      return answer(400, { error: 'invalid_grant' });
    return answer(200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: tokenOf(grant),
    });
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const tokenOf = ({ claims, lies, nonce }: Grant) => {
    const now = Math.floor(Date.now() / 1000);
    const { unsigned = false, otherKey = false, ...changes } = lies;
    const payload = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...claims, ...changes };
    const signer = otherKey ? newKey().privateKey : key.privateKey;
    return jwt(unsigned ? undefined : signer, key.kid, payload);
  };
  return {
    issuer,
    signIn(address, claims, lies = {}) {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      grants.set(code, { claims, lies, nonce: asked.get('nonce'), challenge: asked.get('code_challenge') });
      return { code, state: asked.get('state') ?? '' };
    },
    rotate() {
      key = newKey();
    },
  };
}

function jwt(key: KeyObject | undefined, kid: string, payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(key === undefined ? { alg: 'none' } : { alg: 'RS256', kid })}.${part(payload)}`;
  return `${signed}.${key === undefined ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
