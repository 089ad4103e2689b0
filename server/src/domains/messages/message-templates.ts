import type { InterfaceLanguage } from '@transloom/contracts/answer';

interface TemplateWords {
  /** Plain text. */
  readonly title: string;
  /** HTML of our own; `{name}` is filled with the escaped param. */
  readonly content: string;
}

interface MessageTemplate {
  readonly words: Readonly<Record<InterfaceLanguage, TemplateWords>>;
  /** Also shown at once, wherever the reader is. */
  readonly alert?: true;
}

const templates = {
  welcome: {
    words: {
      'zh-CN': {
        title: '欢迎使用译梭',
        content: '<p>{username}，您好！拖入文件，选择语言，即可开始第一个翻译项目。</p>',
      },
      'en-US': {
        title: 'Welcome to Transloom',
        content: '<p>Hello {username}! Drop a file, choose the languages, and your first project begins.</p>',
      },
    },
  },
  'new-sign-in': {
    alert: true,
    words: {
      'zh-CN': {
        title: '新设备登录',
        content:
          '<p>您的账号在新设备上登录：{device}（{address}）。如果不是您本人操作，请立即修改密码并结束其他会话。</p>',
      },
      'en-US': {
        title: 'Sign-in from a new device',
        content:
          '<p>Your account was signed in from a new device: {device} ({address}). If this was not you, change your password and end the other sessions.</p>',
      },
    },
  },
  'password-changed': {
    alert: true,
    words: {
      'zh-CN': {
        title: '密码已修改',
        content: '<p>您的账号密码已修改（{address}）。如果不是您本人操作，请立即重置密码。</p>',
      },
      'en-US': {
        title: 'Password changed',
        content:
          '<p>The password of your account was changed ({address}). If this was not you, reset it right away.</p>',
      },
    },
  },
} as const satisfies Record<string, MessageTemplate>;

export type TemplateId = keyof typeof templates;

/** Templates are never taken out: messages refer to them as long as they exist. */
export const messageTemplates: Readonly<Record<TemplateId, MessageTemplate>> = templates;

export type MessageParams = Readonly<Record<string, string | number>>;
