import type { InterfaceLanguage } from '@transloom/contracts/answer';
import enUs from './words/en-US.json' with { type: 'json' };
import zhCn from './words/zh-CN.json' with { type: 'json' };

export type NoticeKind = keyof typeof zhCn.kinds;

/** The name of a kind of work in the catalogues. */
export type WorkWord = keyof typeof zhCn.words.work;

interface NoticeRules {
  /** Also shown at once, wherever the reader is. */
  readonly alert?: true;
  /** Of the safety of an account: it always reaches the message center, and the mailbox unless its owner says no. */
  readonly safety?: true;
}

/** Kinds are never taken out: messages name them as long as they exist. */
export const noticeKinds: Readonly<Record<NoticeKind, NoticeRules>> = {
  welcome: {},
  'new-sign-in': { alert: true, safety: true },
  'password-changed': { alert: true, safety: true },
  'contact-changed': { alert: true, safety: true },
  'two-step-changed': { alert: true, safety: true },
  'deletion-planned': { alert: true, safety: true },
  'deletion-cancelled': { alert: true, safety: true },
  'work-done': { alert: true },
  'work-failed': { alert: true },
  'work-paused': { alert: true },
  feedback: {},
  'super-admin': { alert: true },
  'task-assigned': { alert: true },
  'task-taken': {},
  'task-gone': {},
  'task-declined': {},
  'task-taken-back': { alert: true },
  'task-deadline': {},
  'task-open': {},
  'task-submitted': {},
  'task-returned': { alert: true },
  'task-due': {},
  'task-overdue': {},
  'unlock-request': {},
  'comment-mention': { alert: true },
  'comment-reply': {},
  'join-application': {},
  invited: {},
  'join-approved': { alert: true },
  'join-denied': {},
  'model-wanted': {},
  'organization-application': {},
  'organization-approved': { alert: true },
  'organization-rejected': {},
  'organization-message': { alert: true },
  'quote-accepted': { alert: true },
  'quote-declined': { alert: true },
  'pay-question': {},
  'pay-answered': {},
  'order-paid': { alert: true },
  'order-paid-late': { alert: true },
  'order-refunded': {},
  'membership-ending': {},
  'membership-ended': { alert: true },
  'quota-low': { alert: true },
  'invitation-reward': {},
  'invoice-issued': {},
  'invoice-rejected': {},
  'invoice-requested': {},
  'payment-quarantined': { alert: true },
  'payments-differ': {},
  'refund-stuck': { alert: true },
};

export interface NoticeWords {
  /** Plain text; `{name}` is filled with a parameter. */
  readonly title: string;
  readonly text: string;
  /** What the link is called; absent where the kind has none. */
  readonly link?: string;
}

interface NoticeCatalogue {
  readonly kinds: Readonly<Record<NoticeKind, NoticeWords>>;
  /** Words that parameters name, by group and key. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The words of all kinds; tests compare their keys and parameters. */
export const noticeCatalogues: Readonly<Record<InterfaceLanguage, NoticeCatalogue>> = {
  'zh-CN': zhCn,
  'en-US': enUs,
};
