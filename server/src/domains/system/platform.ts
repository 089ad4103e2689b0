import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import type { VisitorContext } from '../../platform/context.ts';

export async function describePlatform({
  installation,
  providers,
}: VisitorContext): Promise<OutputOf<typeof systemApi.platform>> {
  const { version, development, billing, signUp, communityUrl } = installation;
  const real = providers.wechat?.simulator === null ? 'on' : 'simulated';
  const wechat = providers.wechat === null ? 'off' : real;
  return { version, development, billing, signUp, wechat, communityUrl };
}
