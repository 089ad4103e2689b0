import type { QuotaCaps } from '@transloom/contracts/billing';
import type { Context } from '../../platform/context.ts';
import { replaceCaps, selectCaps } from './quota-caps.store.ts';

export async function showCaps({ db, actor }: Context): Promise<QuotaCaps> {
  return selectCaps(db, actor.organizationId);
}

export async function setCaps({ db, actor }: Context, caps: QuotaCaps): Promise<null> {
  await replaceCaps(db, actor.organizationId, caps);
  return null;
}
