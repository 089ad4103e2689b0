import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  decryptMessage,
  encryptMessage,
  messageSignature,
  requireSignature,
  WechatMessageError,
} from './message-crypto.ts';
import { readPushXml, writePushXml } from './push-xml.ts';
import { type OfficialAccount, WechatApiError, type WechatPush, type WechatScan } from './wechat.ts';

export interface OfficialAccountSettings {
  readonly appId: string;
  readonly secret: string;
  /** Shared with WeChat; signs messages. */
  readonly token: string;
  /** Newest first; with one, messages must be encrypted (safe mode). */
  readonly aesKeys: readonly string[];
  /** `https://api.weixin.qq.com`, or the simulator. */
  readonly apiUrl: () => Promise<string>;
  readonly now: () => Date;
}

const clockToleranceMs = 5 * 60_000;
const requestMs = 10_000;
/** A token is renewed this long before it ends. */
const marginMs = 5 * 60_000;
/** The token was taken away, or has ended, before its time. */
const tokenFaults = new Set([40001, 40014, 42001]);

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const ticketSchema = z.object({ ticket: z.string(), url: z.string() });
const personSchema = z.object({ subscribe: z.number(), unionid: z.string().optional() });
const faultSchema = z.object({ errcode: z.number(), errmsg: z.string().default('') });

export function openOfficialAccount(settings: OfficialAccountSettings): OfficialAccount {
  const { appId, token, aesKeys } = settings;
  const tokens = accessTokens(settings);
  /** With the token; once more with a new one where WeChat has taken it away. */
  const ask = async (path: string, query: Readonly<Record<string, string>>, order?: object) => {
    const attempt = async (renewed: boolean) => {
      const parameters = new URLSearchParams({ access_token: await tokens.get(renewed), ...query });
      return call(settings, `${path}?${parameters}`, order);
    };
    const first = await attempt(false);
    return isTokenFault(first) ? attempt(true) : first;
  };
  return {
    appId,
    async createQrCode(scene, expiresInSeconds) {
      const order = {
        expire_seconds: expiresInSeconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      };
      return read(ticketSchema, await ask('/cgi-bin/qrcode/create', {}, order)).url;
    },
    async unionIdOf(openId) {
      return read(personSchema, await ask('/cgi-bin/user/info', { openid: openId })).unionid ?? null;
    },
    readEcho(query) {
      requireSignature(query['signature'] ?? '', [token, query['timestamp'] ?? '', query['nonce'] ?? '']);
      return query['echostr'] ?? '';
    },
    readPush({ query, body }, now) {
      requireRecent(query['timestamp'] ?? '', now);
      const elements = open(settings, { query, body });
      const scan = scanOf(elements);
      const reply = (text: string) => {
        const answer = writePushXml({
          ToUserName: scan.openId,
          FromUserName: elements['ToUserName'] ?? '',
          CreateTime: Math.floor(now.getTime() / 1000),
          MsgType: 'text',
          Content: text,
        });
        return aesKeys[0] === undefined ? answer : seal({ ...settings, aesKey: aesKeys[0] }, answer, now);
      };
      return { scan, reply };
    },
  };
}

/** Checks the signature first, then opens what is encrypted. */
function open({ token, aesKeys, appId }: OfficialAccountSettings, { query, body }: WechatPush) {
  const { timestamp = '', nonce = '', signature = '', msg_signature: sealed = '' } = query;
  if (aesKeys.length === 0) {
    requireSignature(signature, [token, timestamp, nonce]);
    return readPushXml(body);
  }
  const { Encrypt: encrypted = '' } = readPushXml(body);
  requireSignature(sealed, [token, timestamp, nonce, encrypted]);
  return readPushXml(decryptMessage(aesKeys, appId, encrypted));
}

function seal(
  { token, appId, aesKey }: OfficialAccountSettings & { readonly aesKey: string },
  text: string,
  now: Date,
): string {
  const encrypted = encryptMessage(aesKey, appId, text);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(8).toString('hex');
  const signature = messageSignature([token, timestamp, nonce, encrypted]);
  return writePushXml({
    Encrypt: encrypted,
    MsgSignature: signature,
    TimeStamp: Number(timestamp),
    Nonce: nonce,
  });
}

function requireRecent(timestamp: string, now: Date): void {
  const sent = Number(timestamp) * 1000;
  if (!(Math.abs(now.getTime() - sent) <= clockToleranceMs)) throw new WechatMessageError('clock');
}

/** `subscribe` comes from people who did not follow the account, `SCAN` from those who did. Events have no id of their own. */
function scanOf(elements: Readonly<Record<string, string>>): WechatScan {
  const { FromUserName: openId = '', CreateTime: at = '', Event: event = '', EventKey: key = '' } = elements;
  const scene = event === 'SCAN' ? key : event === 'subscribe' ? key.replace(/^qrscene_/, '') : '';
  return { openId, scene, pushKey: `${openId} ${at} ${event} ${key}` };
}

/** One token for all calls, renewed before it ends. */
function accessTokens(settings: OfficialAccountSettings) {
  let current: { readonly value: string; readonly endsAt: number } | undefined;
  return {
    async get(renewed: boolean): Promise<string> {
      const now = settings.now().getTime();
      if (!renewed && current !== undefined && now < current.endsAt) return current.value;
      const { appId: appid, secret } = settings;
      const order = { grant_type: 'client_credential', appid, secret, force_refresh: renewed };
      const answer = read(tokenSchema, await call(settings, '/cgi-bin/stable_token', order));
      current = { value: answer.access_token, endsAt: now + answer.expires_in * 1000 - marginMs };
      return current.value;
    },
  };
}

/** A GET where there is no order. The address may hold a token, so no error names it. */
async function call({ apiUrl }: OfficialAccountSettings, path: string, order?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(`${await apiUrl()}${path}`, {
      ...(order === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(order) }),
      signal: AbortSignal.timeout(requestMs),
    });
    return await response.json();
  } catch (cause) {
    throw new WechatApiError('WeChat could not be reached', { cause });
  }
}

function isTokenFault(answer: unknown): boolean {
  const fault = faultSchema.safeParse(answer);
  return fault.success && tokenFaults.has(fault.data.errcode);
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const fault = faultSchema.safeParse(answer);
  throw new WechatApiError(
    fault.success ? `${fault.data.errcode} ${fault.data.errmsg}` : 'an unknown answer',
  );
}
