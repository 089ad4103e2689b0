import { csrfCookie, csrfHeader, type InterfaceLanguage } from '@transloom/contracts/answer';
import type { Endpoint, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { type Callable, type CallOptions, callAs, callWith, type TestAnswer } from './call-as.ts';

/** A browser that keeps its cookies from call to call, as people's do. */
export interface TestBrowser {
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<TestAnswer<OutputOf<E>>>;
  /** The same with input that need not fit. */
  send(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<TestAnswer<unknown>>;
  readonly cookies: ReadonlyMap<string, string>;
}

export interface BrowserSettings {
  readonly language?: InterfaceLanguage;
  readonly userAgent?: string;
  /** Network address; the server must trust proxies on this machine. */
  readonly address?: string;
}

export function openBrowser(server: Callable, settings: BrowserSettings = {}): TestBrowser {
  const cookies = new Map<string, string>();
  const options = (): CallOptions => ({
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [csrfHeader]: cookies.get(csrfCookie),
      'user-agent': settings.userAgent ?? 'test',
      'x-forwarded-for': settings.address,
      ...(settings.language && { 'client-language': settings.language }),
    },
  });
  const keep = <Data>(answer: TestAnswer<Data>) => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keepCookie(cookies, String(line));
    return answer;
  };
  return {
    cookies,
    call: async (endpoint, input) => keep(await callAs(server, undefined, endpoint, input, options())),
    send: async (endpoint, input) => keep(await callWith(server, undefined, endpoint, input, options())),
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
