import { analysesApi } from '@transloom/contracts/analyses';
import { isUnderWay } from '@transloom/contracts/work';
import { vi } from 'vitest';
import { type Callable, callAs } from './call-as.ts';
import type { TestUser } from './test-user.ts';

/** Analyzes a project and gives the id of the analysis once it is done. */
export async function analyzeAs(
  server: Callable,
  user: TestUser,
  projectId: string,
  more: { readonly schemeId?: string | null } = {},
): Promise<string> {
  const options = { projectId, ...more };
  const { data: started } = await callAs(server, user, analysesApi.createWork, { options });
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, analysesApi.work, { workId: started.workId });
      if (isUnderWay(data.status)) throw new Error(data.status);
      return data.workId;
    },
    { timeout: 50_000, interval: 50 },
  );
}
