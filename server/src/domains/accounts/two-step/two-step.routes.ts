import { twoStepApi } from '@transloom/contracts/two-step';
import { type Route, route } from '../../../platform/http/route.ts';
import { confirm, confirmWays } from './confirm.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { passkeyOptions } from './sign-with-passkey.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes, twoStep } from './totp.ts';

export const twoStepRoutes: readonly Route[] = [
  route(twoStepApi.twoStep, twoStep),
  route(twoStepApi.beginTotp, beginTotp),
  route(twoStepApi.confirmTotp, confirmTotp),
  route(twoStepApi.removeTotp, removeTotp),
  route(twoStepApi.renewRecoveryCodes, renewRecoveryCodes),
  route(twoStepApi.beginPasskey, beginPasskey),
  route(twoStepApi.addPasskey, addPasskey),
  route(twoStepApi.renamePasskey, renamePasskey),
  route(twoStepApi.removePasskey, removePasskey),
  route(twoStepApi.passkeyOptions, passkeyOptions),
  route(twoStepApi.confirmWays, confirmWays),
  route(twoStepApi.confirm, confirm),
];
