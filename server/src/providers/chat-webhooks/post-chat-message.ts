import type { ChatWebhookVendor } from '@transloom/contracts/account-settings';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { postWebhook, type WebhookAnswer } from '../webhooks/post-webhook.ts';
import type { ChatHook, ChatMessage, ChatVendor } from './chat-vendor.ts';
import { dingtalk } from './vendors/dingtalk.ts';
import { feishu } from './vendors/feishu.ts';
import { slack } from './vendors/slack.ts';
import { wecom } from './vendors/wecom.ts';

const vendors: Readonly<Record<ChatWebhookVendor, ChatVendor>> = { wecom, dingtalk, feishu, slack };

/** Posts a message into a group. `taken` is false also where the service answers 200 and refuses. */
export async function postChatMessage(
  fetch: SafeFetch,
  vendor: ChatWebhookVendor,
  { hook, message, at }: { readonly hook: ChatHook; readonly message: ChatMessage; readonly at: Date },
): Promise<WebhookAnswer> {
  const { write, isTaken } = vendors[vendor];
  const answer = await postWebhook(fetch, write(hook, message, at));
  return { ...answer, taken: answer.taken && isTaken(answer.text) };
}
