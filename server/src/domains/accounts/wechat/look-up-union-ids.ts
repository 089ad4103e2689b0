import type { Services } from '../../../platform/services.ts';
import { WechatApiError } from '../../../providers/wechat/wechat.ts';
import { selectUnchecked, updateUnionId } from './wechat.store.ts';

const atOnce = 50;

/**
 * Keeps the union id of each bound WeChat: the messages of WeChat do not have it, and it outlives a change of the official
 * account. Where WeChat does not answer, the next time will do.
 */
export async function lookUpUnionIds({ database, providers, now, log }: Services): Promise<void> {
  if (providers.wechat === null) return;
  const { account } = providers.wechat;
  const unchecked = await database.systemTransaction((db) => selectUnchecked(db, atOnce));
  for (const identity of unchecked.filter(({ appId }) => appId === account.appId)) {
    try {
      const unionId = await account.unionIdOf(identity.openId);
      const unionCheckedAt = now();
      await database.systemTransaction((db) => updateUnionId(db, { ...identity, unionId, unionCheckedAt }));
    } catch (error) {
      if (!(error instanceof WechatApiError)) throw error;
      log.warn({ fault: error.message }, 'WeChat gave no union id');
      return;
    }
  }
}
