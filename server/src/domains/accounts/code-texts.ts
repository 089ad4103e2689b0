import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { limits } from '@transloom/contracts/limits';
import type { CodePurpose } from './code-purpose.ts';

interface MailWords {
  readonly reasons: Readonly<Record<CodePurpose, string>>;
  subject(code: string): string;
  text(code: string, reason: string): string;
}

const words: Readonly<Record<InterfaceLanguage, MailWords>> = {
  'zh-CN': {
    reasons: {
      'sign-up': '您正在注册译梭账号',
      'sign-in': '您正在登录译梭',
      'reset-password': '您正在重置译梭账号的密码',
      'change-contact': '您正在更换译梭账号的手机号或邮箱',
      'link-wechat': '您正在为微信登录绑定译梭账号',
    },
    subject: (code) => `译梭验证码：${code}`,
    text: (code, reason) =>
      `${reason}，验证码是 ${code}，${limits.codeMinutes} 分钟内有效。\n\n请勿告诉他人。如果不是您本人操作，请忽略这封邮件。\n`,
  },
  'en-US': {
    reasons: {
      'sign-up': 'to register at Transloom',
      'sign-in': 'to sign in to Transloom',
      'reset-password': 'to reset your Transloom password',
      'change-contact': 'to change the phone number or e-mail address of your Transloom account',
      'link-wechat': 'to link WeChat to your Transloom account',
    },
    subject: (code) => `Your Transloom code: ${code}`,
    text: (code, reason) =>
      `Your code ${reason} is ${code}. It is valid for ${limits.codeMinutes} minutes.\n\nDo not tell it to anybody. If this was not you, ignore this mail.\n`,
  },
};

export function codeMail(
  code: string,
  purpose: CodePurpose,
  language: InterfaceLanguage,
): { readonly subject: string; readonly text: string } {
  const { subject, text, reasons } = words[language];
  return { subject: subject(code), text: text(code, reasons[purpose]) };
}
