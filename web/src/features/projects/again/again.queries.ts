import { useQueryClient } from '@tanstack/react-query';
import type { pretranslationRunContract } from '@transloom/contracts/pretranslation-runs';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { workKey } from '../../../work/use-work.ts';
import { type WorkIn, workKind } from '../../../work/work-kind.ts';
import { projectsKey } from '../projects.queries.ts';

/** Repeated pre-translations of projects. */
export const pretranslationRuns = workKind<typeof pretranslationRunContract>({
  kind: 'pretranslation-run',
  run: 'project:manage',
  api: endpoints.pretranslationRuns,
});

export type PretranslationRun = WorkIn<typeof pretranslationRunContract>;

/** Gives segments back what they had before a run. Pages of projects ask for their figures again. */
export function useUndoRun() {
  const client = useQueryClient();
  return useCommand(workKey(pretranslationRuns), async (workId: string) => {
    const undone = await callApi(endpoints.pretranslationRuns.undoPretranslation, { workId });
    await client.invalidateQueries({ queryKey: projectsKey });
    return undone;
  });
}
