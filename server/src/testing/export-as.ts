import { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { filesApi } from '@transloom/contracts/files';
import { vi } from 'vitest';
import { callAs } from './call-as.ts';
import type { PeopleServer } from './people-server.ts';
import type { TestUser } from './test-server.ts';

/** The bytes of an export once it is there. */
export async function exportAs(
  server: PeopleServer,
  user: TestUser,
  wanted: RequestOf<typeof documentsApi.exportDocuments>,
): Promise<Buffer> {
  const { data } = await callAs(server, user, documentsApi.exportDocuments, wanted);
  await vi.waitFor(
    async () => {
      const downloads = await callAs(server, user, filesApi.listDownloads, {});
      const download = downloads.data.find(({ resourceId }) => resourceId === data.resourceId);
      if (download?.status !== 'S') throw new Error(`${download?.status} ${download?.failureCause}`);
    },
    { timeout: 60_000 },
  );
  const link = await callAs(server, user, filesApi.downloadUrl, { resourceId: data.resourceId });
  const reply = await server.app.inject({
    method: 'GET',
    url: link.data.downloadResource.downloadUrl,
    headers: { cookie: user.cookie },
  });
  return reply.rawPayload;
}
