import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';

export interface CompanyProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A sign-in that has begun at a provider. */
export interface StartedSignIn {
  /** Where the browser goes. */
  readonly address: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ReturnedSignIn extends Pick<StartedSignIn, 'state' | 'nonce' | 'codeVerifier'> {
  /** The address with everything that the provider added. */
  readonly returned: URL;
}

export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** OpenID Connect with PKCE and nonce (OpenID Connect Core 1.0, RFC 7636, RFC 9207). Whatever fails throws. */
export interface OpenIdConnect {
  /** Reads the discovery document. */
  check(provider: CompanyProvider): Promise<void>;
  start(provider: CompanyProvider, redirectUri: string): Promise<StartedSignIn>;
  /** The claims of a token whose signature, issuer, audience, nonce and time were checked. */
  finish(provider: CompanyProvider, returned: ReturnedSignIn): Promise<Claims>;
}

/** `safeFetch` reaches public addresses and the hosts of the operator alone, for the issuer is typed in by people. */
export function openOpenIdConnect(safeFetch: SafeFetch): OpenIdConnect {
  const configure = ({ issuer, clientId, clientSecret }: CompanyProvider): Promise<Configuration> =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: fetchBy(safeFetch),
      // Signatures are checked as well, though the token comes straight from the provider. The safe fetch itself lets
      // plain http reach listed hosts only.
      execute: [
        enableNonRepudiationChecks,
        ...(new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
  return {
    async check(provider) {
      await configure(provider);
    },
    async start(provider, redirectUri) {
      const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const address = buildAuthorizationUrl(await configure(provider), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, state, nonce, codeVerifier };
    },
    async finish(provider, { returned, state, nonce, codeVerifier }) {
      const tokens = await authorizationCodeGrant(await configure(provider), returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider gave no ID token');
      return claims;
    },
  };
}

type CustomFetch = (
  url: string,
  options: { readonly method: string; readonly headers: Record<string, string>; readonly body?: unknown },
) => Promise<Response>;

function fetchBy(safeFetch: SafeFetch): CustomFetch {
  return async (url, { method, headers, body }) => {
    const sent = body === undefined || body === null ? {} : { body: String(body) };
    const answer = await safeFetch(url, { method: method === 'POST' ? 'POST' : 'GET', headers, ...sent });
    return new Response(answer.text, { status: answer.status, headers: answer.headers });
  };
}
