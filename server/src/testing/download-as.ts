import { filesApi } from '@transloom/contracts/files';
import { vi } from 'vitest';
import { callAs } from './call-as.ts';
import type { PeopleServer } from './people-server.ts';
import type { TestUser } from './test-server.ts';

/** The bytes of a download once they are there. */
export async function downloadAs(server: PeopleServer, user: TestUser, resourceId: string): Promise<Buffer> {
  await vi.waitFor(
    async () => {
      const downloads = await callAs(server, user, filesApi.listDownloads, {});
      const download = downloads.data.find((one) => one.resourceId === resourceId);
      if (download?.status !== 'S') throw new Error(`${download?.status} ${download?.failureCause}`);
    },
    { timeout: 60_000 },
  );
  const link = await callAs(server, user, filesApi.downloadUrl, { resourceId });
  const reply = await server.app.inject({
    method: 'GET',
    url: link.data.downloadResource.downloadUrl,
    headers: { cookie: user.cookie },
  });
  return reply.rawPayload;
}
