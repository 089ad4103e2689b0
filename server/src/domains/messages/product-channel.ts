import { newId } from '../../platform/db/new-id.ts';
import { insertMessage } from './messages.store.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { noticeKinds } from './notice-kinds.ts';

/** Puts the notice into the message centers of people, and tells the windows they have open. */
export const productChannel: NoticeChannel = {
  async deliver({ db, publish, now }, { kind, params, actions = [], link = null, key = null }, channels) {
    const { alert = false } = noticeKinds[kind];
    for (const [userId, { product }] of channels) {
      if (!product) continue;
      const message = { messageId: newId(), userId, kind, params, link, actions, alert };
      const isNew = await insertMessage(db, { ...message, noticeKey: key, createdAt: now() });
      if (isNew) publish({ audience: { kind: 'user', userId }, message: { type: 'messages-changed' } });
    }
  },
};
