/** An event that somebody caused in WeChat: a QR code of ours was scanned. */
export interface WechatScan {
  readonly openId: string;
  /** The scene of the QR code; empty for events of another kind. */
  readonly scene: string;
  /** The same event, when WeChat sends it again, has the same key. */
  readonly pushKey: string;
}

/** A message as it comes over HTTP. */
export interface WechatPush {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The official account that people sign in through. */
export interface OfficialAccount {
  readonly appId: string;
  /**
   * A QR code that carries the scene; the text is what the picture encodes.
   * @throws {WechatApiError}
   */
  createQrCode(scene: string, expiresInSeconds: number): Promise<string>;
  /**
   * The id of the same person in all apps of the owner of the account; null where the account belongs to no open platform.
   * @throws {WechatApiError}
   */
  unionIdOf(openId: string): Promise<string | null>;
  /** Reads the message by which WeChat verifies our address. @throws {WechatMessageError} */
  readEcho(query: WechatPush['query']): string;
  /** @throws {WechatMessageError} where it did not come from WeChat, or is older than 5 minutes */
  readPush(push: WechatPush, now: Date): { readonly scan: WechatScan; reply(text: string): string };
}

/** WeChat refused a call or could not be reached. */
export class WechatApiError extends Error {
  override readonly name = 'WechatApiError';
}
