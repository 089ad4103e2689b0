import type { MailRhythm } from '@transloom/contracts/account-settings';
import type { MessageAction } from '@transloom/contracts/messages';
import type { InTransaction } from '../../platform/context.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { NoticeParams } from './notice-params.ts';

/** Something that people are told. */
export interface Notice {
  readonly kind: NoticeKind;
  /** User ids; the people are in the organization of the sender, unless the system sends. */
  readonly to: readonly string[];
  readonly params: NoticeParams;
  /** An address of the product, such as `/project/list?projectId=…`; the words of the kind name it. */
  readonly link?: string;
  /** What the reader can do with it. */
  readonly actions?: readonly MessageAction[];
  /** The same key reaches a person once, also when the job that sends it runs again. */
  readonly key?: string;
}

/** Where notices of a kind reach somebody. */
export interface NoticeChannels {
  readonly product: boolean;
  readonly mail: MailRhythm;
  readonly webhook: boolean;
}

export type NoticeSender = Pick<InTransaction, 'db' | 'publish'> & { now(): Date };

/** A way on which notices reach people. */
export interface NoticeChannel {
  /** Tells those of the people who want it here. Nothing leaves the transaction before its commit. */
  deliver(
    context: NoticeSender,
    notice: Omit<Notice, 'to'>,
    channels: ReadonlyMap<string, NoticeChannels>,
  ): Promise<void>;
}
