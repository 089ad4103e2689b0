import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { limits } from '@transloom/contracts/limits';
import type { CodePurpose } from './code-purpose.ts';

interface MailWords {
  readonly purposes: Readonly<Record<CodePurpose, string>>;
  subject(code: string): string;
  text(code: string, purpose: string): string;
}

const words: Readonly<Record<InterfaceLanguage, MailWords>> = {
  'zh-CN': {
    purposes: { 'sign-up': '注册', 'sign-in': '登录', 'reset-password': '重置密码' },
    subject: (code) => `译梭验证码：${code}`,
    text: (code, purpose) =>
      `您正在${purpose}译梭，验证码是 ${code}，${limits.codeMinutes} 分钟内有效。\n\n请勿告诉他人。如果不是您本人操作，请忽略这封邮件。\n`,
  },
  'en-US': {
    purposes: { 'sign-up': 'register', 'sign-in': 'sign in', 'reset-password': 'reset your password' },
    subject: (code) => `Your Transloom code: ${code}`,
    text: (code, purpose) =>
      `Your code to ${purpose} at Transloom is ${code}. It is valid for ${limits.codeMinutes} minutes.\n\nDo not tell it to anybody. If this was not you, ignore this mail.\n`,
  },
};

export function codeMail(
  code: string,
  purpose: CodePurpose,
  language: InterfaceLanguage,
): { readonly subject: string; readonly text: string } {
  const { subject, text, purposes } = words[language];
  return { subject: subject(code), text: text(code, purposes[purpose]) };
}
