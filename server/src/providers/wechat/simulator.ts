import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encryptMessage, messageSignature } from './message-crypto.ts';
import { writePushXml } from './push-xml.ts';
import type { WechatPush } from './wechat.ts';

export interface SimulatedPerson {
  readonly openId: string;
  readonly name: string;
  /** Whether they follow the official account; a first scan makes them. */
  readonly follows: boolean;
}

export type SimulatedFault = 'none' | 'wrong-signature' | 'late' | 'twice' | 'other-app';

export interface SimulatorSettings {
  readonly appId: string;
  readonly secret: string;
  readonly token: string;
  /** Empty for plain mode. */
  readonly aesKeys: readonly string[];
  readonly now: () => Date;
}

/** Stands in for WeChat on a machine of developers: the calls we make, people who scan, and the messages they cause. */
export interface WechatSimulator {
  /** Address of the API. The server listens on loopback only, from the first call of this function. */
  apiUrl(): Promise<string>;
  people(): readonly SimulatedPerson[];
  /** Returns the messages that WeChat sends after a scan of a QR code; undefined for an unknown person or code. */
  scan(openId: string, qrcodeUrl: string, fault?: SimulatedFault): readonly WechatPush[] | undefined;
  /** Tokens that were given end at once (fault 40001). */
  forgetTokens(): void;
  stop(): void;
}

const names = ['微信用户 阿青', '微信用户 小北', '微信用户 Chen', '微信用户 大伟'];
const urlPrefix = 'http://weixin.qq.com/q/';

type Call = (order: Record<string, never>, query: URLSearchParams) => object;

export function openWechatSimulator(settings: SimulatorSettings): WechatSimulator {
  const scenes = new Map<string, string>();
  const tokens = new Set<string>();
  const people = new Map(
    names.map((name, index) => {
      const openId = `oSimulated${index + 1}`;
      return [openId, { openId, name, follows: index % 2 === 1 }];
    }),
  );
  const calls: Readonly<Record<string, Call>> = {
    '/cgi-bin/user/info': (_, query) => describe(people.get(query.get('openid') ?? '')),
    '/cgi-bin/qrcode/create': (order) => {
      const ticket = randomBytes(24).toString('base64url');
      scenes.set(ticket, String(order['action_info']?.['scene']?.['scene_str'] ?? ''));
      return { ticket, expire_seconds: order['expire_seconds'], url: `${urlPrefix}${ticket}` };
    },
  };
  const answer = async (request: IncomingMessage): Promise<object> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const order = JSON.parse((await text(request)) || '{}') as Record<string, never>;
    if (pathname === '/cgi-bin/stable_token') return giveToken(settings, tokens, order);
    const call = calls[pathname];
    if (call === undefined) return { errcode: 40066, errmsg: 'invalid url' };
    if (!tokens.has(searchParams.get('access_token') ?? ''))
      return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' };
    return call(order, searchParams);
  };
  let server: Server | undefined;
  return {
    async apiUrl() {
      if (server === undefined) {
        server = createServer((request, response) => {
          void answer(request).then((body) => response.end(JSON.stringify(body)));
        }).unref();
        server.listen(0, '127.0.0.1');
        await once(server, 'listening');
      }
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    people: () => [...people.values()],
    scan(openId, qrcodeUrl, fault = 'none') {
      const person = people.get(openId);
      const scene = scenes.get(qrcodeUrl.slice(urlPrefix.length));
      if (person === undefined || scene === undefined) return undefined;
      people.set(openId, { ...person, follows: true });
      const event = person.follows
        ? { Event: 'SCAN', EventKey: scene }
        : { Event: 'subscribe', EventKey: `qrscene_${scene}` };
      const push = pushOf(settings, { openId, event, fault });
      return fault === 'twice' ? [push, push] : [push];
    },
    forgetTokens: () => tokens.clear(),
    stop: () => void server?.close(),
  };
}

function describe(person: SimulatedPerson | undefined): object {
  if (person === undefined) return { errcode: 40003, errmsg: 'invalid openid' };
  const { openId, follows } = person;
  return { subscribe: follows ? 1 : 0, openid: openId, unionid: openId.replace(/^o/, 'u') };
}

function giveToken(
  { appId, secret }: SimulatorSettings,
  tokens: Set<string>,
  order: Readonly<Record<string, unknown>>,
) {
  if (order['appid'] !== appId || order['secret'] !== secret)
    return { errcode: 40125, errmsg: 'invalid appsecret' };
  const token = randomBytes(32).toString('base64url');
  tokens.add(token);
  return { access_token: token, expires_in: 7200 };
}

interface SimulatedEvent {
  readonly openId: string;
  readonly event: { readonly Event: string; readonly EventKey: string };
  readonly fault: SimulatedFault;
}

const lateSeconds = 301;

function pushOf(settings: SimulatorSettings, { openId, event, fault }: SimulatedEvent): WechatPush {
  const { appId, aesKeys, now } = settings;
  const token = fault === 'wrong-signature' ? 'somebody-else' : settings.token;
  const seconds = Math.floor(now().getTime() / 1000) - (fault === 'late' ? lateSeconds : 0);
  const message = writePushXml({
    ToUserName: 'gh_simulated',
    FromUserName: openId,
    CreateTime: seconds,
    MsgType: 'event',
    ...event,
  });
  const [timestamp, nonce] = [String(seconds), randomBytes(6).toString('hex')];
  const signature = messageSignature([token, timestamp, nonce]);
  const [aesKey] = aesKeys;
  if (aesKey === undefined) return { query: { signature, timestamp, nonce }, body: message };
  const encrypted = encryptMessage(aesKey, fault === 'other-app' ? 'wxSomebodyElse' : appId, message);
  const sealed = messageSignature([token, timestamp, nonce, encrypted]);
  return {
    query: { signature, timestamp, nonce, encrypt_type: 'aes', msg_signature: sealed },
    body: writePushXml({ ToUserName: 'gh_simulated', Encrypt: encrypted }),
  };
}
