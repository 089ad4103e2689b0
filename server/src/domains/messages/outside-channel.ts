import { newId } from '../../platform/db/new-id.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { insertNoticeMails } from './notice-mails.store.ts';

/** Puts the notice beside what it tells of, in the same transaction; a sweep mails it. */
export const mailChannel: NoticeChannel = {
  async deliver({ db, now }, { kind, to, params, link = null }) {
    const at = now();
    const mails = to.map((userId) => ({ mailId: newId(), userId, kind, params, link, createdAt: at }));
    await insertNoticeMails(db, mails);
  },
};
