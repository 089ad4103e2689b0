import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ChatWebhookVendor } from '@transloom/contracts/account-settings';

interface Heard {
  readonly url: URL;
  readonly body: Record<string, unknown>;
}

/** A group of a chat program, which refuses as the real one would: a wrong shape, a wrong signature, an old one. */
export interface FakeChatGroup {
  /** The address of its webhook. */
  readonly url: string;
  /** What it took, as the group shows it. */
  readonly shown: readonly string[];
  /** Each request, also those that it refused. */
  readonly heard: readonly Heard[];
  /** Answers so from now on; nothing heals it. */
  refuse(status: number): void;
  heal(): void;
  stop(): Promise<void>;
}

const hourMs = 3_600_000;

export async function startFakeChatGroup(
  vendor: ChatWebhookVendor,
  { secret, now = () => new Date() }: { readonly secret?: string; now?(): Date } = {},
): Promise<FakeChatGroup> {
  const shown: string[] = [];
  const heard: Heard[] = [];
  let status = 200;
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const url = new URL(incoming.url ?? '', 'http://group');
    const body = JSON.parse(await text(incoming)) as Record<string, unknown>;
    heard.push({ url, body });
    const said = readers[vendor]({ url, body });
    const trusted = secret === undefined || isSigned[vendor]?.({ url, body }, secret, now()) === true;
    const taken = status === 200 && said !== undefined && trusted;
    if (taken) shown.push(said);
    response.writeHead(status, { 'content-type': 'text/plain' });
    response.end(answers[vendor](taken));
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook/key-0042`,
    shown,
    heard,
    refuse: (next) => {
      status = next;
    },
    heal: () => {
      status = 200;
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const textAt = (value: unknown, ...names: readonly string[]): string | undefined => {
  const found = names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
  return typeof found === 'string' ? found : undefined;
};

const plain = ({ body }: Heard) => (body['msgtype'] === 'text' ? textAt(body, 'text', 'content') : undefined);

const readers: Readonly<Record<ChatWebhookVendor, (heard: Heard) => string | undefined>> = {
  wecom: plain,
  dingtalk: plain,
  feishu: ({ body }) => {
    if (body['msg_type'] !== 'post') return undefined;
    const title = textAt(body, 'content', 'post', 'zh_cn', 'title');
    return title && `${title}\n${JSON.stringify(body['content'])}`;
  },
  slack: ({ body }) => textAt(body, 'text'),
};

const answers: Readonly<Record<ChatWebhookVendor, (taken: boolean) => string>> = {
  wecom: (taken) => JSON.stringify(taken ? { errcode: 0, errmsg: 'ok' } : { errcode: 93000, errmsg: 'no' }),
  dingtalk: (taken) =>
    JSON.stringify(taken ? { errcode: 0, errmsg: 'ok' } : { errcode: 310000, errmsg: 'sign not match' }),
  feishu: (taken) =>
    JSON.stringify(taken ? { code: 0, msg: 'success' } : { code: 19021, msg: 'sign match fail' }),
  slack: (taken) => (taken ? 'ok' : 'invalid_payload'),
};

type CheckSignature = (heard: Heard, secret: string, now: Date) => boolean;

const isSigned: Readonly<Partial<Record<ChatWebhookVendor, CheckSignature>>> = {
  dingtalk: ({ url }, secret, now) => {
    const timestamp = url.searchParams.get('timestamp') ?? '';
    const wanted = createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
    const isFresh = Math.abs(now.getTime() - Number(timestamp)) < hourMs;
    return isFresh && url.searchParams.get('sign') === wanted;
  },
  feishu: ({ body }, secret, now) => {
    const timestamp = String(body['timestamp']);
    const wanted = createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64');
    const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1_000) < hourMs;
    return isFresh && body['sign'] === wanted;
  },
};
