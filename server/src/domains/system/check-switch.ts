import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import type { Context } from '../../platform/context.ts';

/** P7.37 */
export async function checkSwitch(
  { installation, providers }: Context,
  { name }: InputOf<typeof systemApi.checkSwitch>,
): Promise<OutputOf<typeof systemApi.checkSwitch>> {
  const switches = {
    'sign-up': installation.signUp,
    billing: installation.billing,
    mail: providers.mail !== null && installation.publicUrl !== null,
    sms: providers.sms !== null,
  } as const;
  return { on: switches[name] };
}
