import type { RequestContext } from '../../../platform/context.ts';
import { notify } from '../../messages/notify.ts';
import { recordOwn } from '../record-own.ts';

type Change = 'on' | 'off' | 'codes-renewed' | 'passkey-added' | 'passkey-removed';

const actions = {
  on: 'account.two-step-change',
  off: 'account.two-step-change',
  'codes-renewed': 'account.two-step-change',
  'passkey-added': 'account.passkey-add',
  'passkey-removed': 'account.passkey-remove',
} as const satisfies Record<Change, string>;

/** The owner of an account hears of every change of how one signs in, and the trail has it. */
export async function tellOfTwoStep(context: RequestContext, change: Change): Promise<void> {
  const { address } = context.caller;
  const params = { what: { word: `twoStep.${change}` }, address };
  await notify(context, { to: [context.actor.userId], kind: 'two-step-changed', params });
  await recordOwn(context, actions[change], { change });
}
