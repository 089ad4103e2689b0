import type { ErrorCode } from './errors.ts';

/** Every answer of the API. `status` is the body code of the specification's error catalogue. */
export interface Answer<Data = unknown> {
  readonly status: number;
  readonly message: string;
  readonly data: Data;
  /** Our catalogue key; only in refusals. */
  readonly code?: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Given to people who ask for help; found again in the log. */
  readonly requestId?: string;
}

/** Type of an answer that tells how it goes before it comes; see `Endpoint.events`. */
export const eventStreamType = 'text/event-stream';

/** Header in which every call names the language of the interface. */
export const clientLanguageHeader = 'client-language';
/** Header that repeats the value of the script-readable cookie `token`. */
export const csrfHeader = 'x-csrf-token';
export const csrfCookie = 'token';

export const interfaceLanguages = ['zh-CN', 'en-US'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
export const defaultInterfaceLanguage: InterfaceLanguage = 'zh-CN';
