interface Where {
  readonly device: string;
  readonly address: string;
}

/** Answers in the chat, which say where a code was scanned for: somebody may have shown theirs to another (A10). */
export const wechatReplies = {
  over: '二维码已失效，请在网页上刷新后重新扫码。\nThe QR code has expired. Refresh it and scan again.',
  scanned: ({ device, address }: Where) =>
    `正在用微信登录译梭：${device}（${address}）。请在网页上绑定手机号。如果不是您本人操作，请忽略，不要提供验证码。\nSigning in to Transloom on ${device} (${address}). Link a phone number there. If this was not you, do nothing.`,
  bound: ({ device, address }: Where) =>
    `译梭：已在 ${device}（${address}）使用您的微信。如果不是您本人操作，请立即登录译梭，结束该设备的登录并解绑微信。\nTransloom: your WeChat was used on ${device} (${address}). If this was not you, end that session and unbind WeChat.`,
  conflict: () =>
    '这个微信或账号已绑定其他对象，未作更改。\nThis WeChat or account is bound to another. Nothing was changed.',
} as const;
