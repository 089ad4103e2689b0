import { offlineWorkApi } from '@transloom/contracts/offline-work';
import { isUnderWay } from '@transloom/contracts/work';
import type { NamedFile } from '@transloom/core/archive/create-zip';
import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { vi } from 'vitest';
import { type Callable, callAs } from './call-as.ts';
import type { TestUser } from './test-user.ts';
import { uploadAs } from './upload-as.ts';

/** Imports work that was done offline, for tests. */
export function offlineAs(server: Callable & Parameters<typeof uploadAs>[0]) {
  const settled = (user: TestUser, workId: string) =>
    vi.waitFor(
      async () => {
        const { data } = await callAs(server, user, offlineWorkApi.work, { workId });
        if (isUnderWay(data.status)) throw new Error(data.status);
        return data;
      },
      { timeout: 50_000 },
    );
  return {
    /** Gives the import once it waits for a person or is done. */
    importAs: async (user: TestUser, name: string, bytes: Uint8Array) => {
      const sent = await uploadAs(server, user, 'offline', [{ name, content: new Uint8Array(bytes) }]);
      const fileId = sent.data.files[0]?.fileId;
      if (fileId === undefined) throw new Error(JSON.stringify(sent.data));
      const { data } = await callAs(server, user, offlineWorkApi.createWork, { options: { fileId } });
      return settled(user, data.workId);
    },
    goOn: async (user: TestUser, workId: string) => {
      await callAs(server, user, offlineWorkApi.resumeWork, { workId });
      return settled(user, workId);
    },
  };
}

export function filesOf(zip: Uint8Array): readonly NamedFile[] {
  const archive = openZip(zip);
  return [...archive.entriesByName.keys()].map((name) => ({
    name,
    content: readZipEntry(archive, name, 10_000_000) ?? new Uint8Array(),
  }));
}
