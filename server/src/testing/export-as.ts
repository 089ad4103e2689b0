import { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callAs } from './call-as.ts';
import { downloadAs } from './download-as.ts';
import type { PeopleServer } from './people-server.ts';
import type { TestUser } from './test-server.ts';

/** The bytes of an export once it is there; segments without a translation have their source unless it is said otherwise. */
export async function exportAs(
  server: PeopleServer,
  user: TestUser,
  wanted: RequestOf<typeof documentsApi.exportDocuments>,
): Promise<Buffer> {
  const { data } = await callAs(server, user, documentsApi.exportDocuments, {
    untranslated: 'source',
    ...wanted,
  });
  return downloadAs(server, user, data.resourceId);
}
