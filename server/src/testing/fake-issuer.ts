import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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
  /** Whoever comes to the page of the provider with a browser from now on has these claims. */
  expect(claims: Readonly<Record<string, unknown>>): void;
  /** New keys, as providers change them from time to time. */
  rotate(): void;
  close(): void;
}

interface Grant {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly lies: Lies;
  readonly nonce: string | null;
  readonly challenge: string | null;
}

const newKey = () => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });

/**
 * An OpenID Connect provider on this machine: discovery, keys, authorization codes with PKCE, RS256 tokens. Its page knows
 * who is in front of the browser and leads back at once.
 */
export async function openFakeIssuer(clientId: string, clientSecret: string): Promise<FakeIssuer> {
  let key = newKey();
  let visitor: Readonly<Record<string, unknown>> = {};
  const grants = new Map<string, Grant>();
  const grant = (asked: URLSearchParams, claims: Grant['claims'], lies: Lies = {}) => {
    const code = randomUUID();
    grants.set(code, { claims, lies, nonce: asked.get('nonce'), challenge: asked.get('code_challenge') });
    return { code, state: asked.get('state') ?? '' };
  };
  const leadBack = (asked: URLSearchParams, response: ServerResponse) => {
    const back = new URL(asked.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries(grant(asked, visitor))) back.searchParams.set(name, value);
    response.writeHead(302, { location: back.href }).end();
  };
  const tokensFor = (body: URLSearchParams, signedIn: boolean) => {
    const code = body.get('code') ?? '';
    const granted = grants.get(code);
    grants.delete(code);
    const verifier = body.get('code_verifier') ?? '';
    const proof = createHash('sha256').update(verifier).digest('base64url');
    const honest = signedIn || body.get('client_secret') === clientSecret;
    if (granted === undefined || granted.challenge !== proof || !honest) return undefined;
    const rest = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 };
    return { ...rest, id_token: tokenOf(granted) };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = new URLSearchParams(await text(request));
    const answer = (status: number, value: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (pathname === '/authorize') return leadBack(searchParams, response);
    if (pathname === '/.well-known/openid-configuration') return answer(200, metadata());
    if (pathname === '/keys') {
      const { kid, publicKey } = key;
      const jwk = publicKey.export({ format: 'jwk' });
      return answer(200, { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] });
    }
    const tokens = tokensFor(body, request.headers.authorization !== undefined);
    if (pathname !== '/token' || tokens === undefined) return answer(400, { error: 'invalid_grant' });
    return answer(200, tokens);
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
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
    signIn: (address, claims, lies) => grant(new URL(address).searchParams, claims, lies),
    expect(claims) {
      visitor = claims;
    },
    rotate() {
      key = newKey();
    },
    close: () => void server.close(),
  };
}

function jwt(key: KeyObject | undefined, kid: string, payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(key === undefined ? { alg: 'none' } : { alg: 'RS256', kid })}.${part(payload)}`;
  return `${signed}.${key === undefined ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
