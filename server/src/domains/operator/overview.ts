import type { OutputOf } from '@transloom/contracts/endpoint';
import type { operatorApi } from '@transloom/contracts/operator';
import type { Context } from '../../platform/context.ts';
import { selectFigures } from './operator.store.ts';

export async function overview(context: Context): Promise<OutputOf<typeof operatorApi.overview>> {
  const { queued, running, failed, ...figures } = await context.asSystem((db) =>
    selectFigures(db, context.now()),
  );
  const { mail, sms, wechat } = context.providers;
  return {
    ...figures,
    jobs: { queued, running, failed },
    mail: mail !== null,
    sms: sms !== null,
    wechat: wechat !== null,
  };
}
