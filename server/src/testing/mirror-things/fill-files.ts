import { filesApi } from '@transloom/contracts/files';
import { vi } from 'vitest';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';
import { uploadAs } from '../upload-as.ts';

export async function fillFiles(server: PeopleServer, user: TestUser, word: string) {
  const { data } = await uploadAs(server, user, 'document', [{ name: `unused ${word}.txt`, content: word }]);
  await vi.waitFor(
    async () => {
      const { data: downloads } = await callAs(server, user, filesApi.listDownloads, {});
      if (downloads.some(({ status }) => status !== 'S')) throw new Error('the export is not done');
    },
    { timeout: 10_000 },
  );
  const fileId = String(data.files[0]?.fileId);
  return { fileId, sourceFileId: fileId, targetFileId: fileId };
}
