import type { InterfaceLanguage } from '@transloom/contracts/answer';

interface InviteFacts {
  readonly organization: string;
  readonly inviter: string;
  readonly link: string;
}

interface MailText {
  readonly subject: string;
  readonly text: string;
}

const words: Readonly<Record<InterfaceLanguage, (facts: InviteFacts) => MailText>> = {
  'zh-CN': ({ organization, inviter, link }) => ({
    subject: `${inviter} 邀请你加入“${organization}”`,
    text: `${inviter} 邀请你在译梭加入“${organization}”。\n\n打开链接接受邀请，没有账号可先注册：\n${link}\n\n如果你不认识邀请人，请忽略这封邮件。\n`,
  }),
  'en-US': ({ organization, inviter, link }) => ({
    subject: `${inviter} invites you to join “${organization}”`,
    text: `${inviter} invites you to join “${organization}” on Transloom.\n\nOpen the link to accept. You can register there if you have no account yet:\n${link}\n\nIf you do not know who invites you, ignore this mail.\n`,
  }),
};

/** The mail that invites somebody; line breaks in names do not reach the subject. */
export function inviteMail(facts: InviteFacts, language: InterfaceLanguage): MailText {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const { organization, inviter } = facts;
  return words[language]({
    ...facts,
    organization: plain(organization),
    inviter: plain(inviter),
  });
}
