import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import type { VisitorContext } from '../../platform/context.ts';

export async function describePlatform({
  installation,
}: VisitorContext): Promise<OutputOf<typeof systemApi.platform>> {
  const { version, development, billing, signUp, communityUrl } = installation;
  return { version, development, billing, signUp, communityUrl };
}
