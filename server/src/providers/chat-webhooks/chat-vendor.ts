import type { ChatWebhookVendor } from '@transloom/contracts/account-settings';

/** Plain text; nothing of it may be read as markup or as a call of people. */
export interface ChatMessage {
  readonly title: string;
  readonly text: string;
  /** An absolute address and what it is called. */
  readonly link: { readonly words: string; readonly url: string } | null;
}

/** Where a group listens. */
export interface ChatHook {
  /** It carries a key, so that it is a secret. */
  readonly url: string;
  /** With which messages are signed; absent where the group asks for no signature. */
  readonly secret?: string | undefined;
}

export interface ChatRequest {
  readonly url: string;
  /** JSON. */
  readonly body: string;
}

/** How a chat program takes messages of a program into a group. */
export interface ChatVendor {
  readonly id: ChatWebhookVendor;
  write(hook: ChatHook, message: ChatMessage, at: Date): ChatRequest;
  /** Whether the text of a success says that the message was taken: these services answer 200 to what they refuse. */
  isTaken(answer: string): boolean;
}

/** The message as lines of plain text. */
export function plainLines({ title, text, link }: ChatMessage): string {
  return [title, text.trim(), ...(link === null ? [] : [`${link.words}: ${link.url}`])].join('\n');
}

/** Whether a number of a JSON answer is 0. */
export function saysZero(answer: string, names: readonly string[]): boolean {
  try {
    const parsed: unknown = JSON.parse(answer);
    if (typeof parsed !== 'object' || parsed === null) return false;
    return names.some((name) => Reflect.get(parsed, name) === 0);
  } catch {
    return false;
  }
}
