import type { Actor } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { type Call, transactAs } from '../../platform/transact.ts';
import { deleteAssets } from '../assets/delete-assets.ts';
import { deleteCustomEngine } from '../custom-engines/delete-custom-engine.ts';
import { listCustomEngines } from '../custom-engines/list-custom-engines.ts';
import { listMemories } from '../memories/list-memories.ts';
import { memoryAsset } from '../memories/memory-asset.ts';
import { deleteProject } from '../projects/delete-project.ts';
import { allProjectIds } from '../projects/list-projects.ts';
import { listTermBases } from '../terms/list-term-bases.ts';
import { termBaseAsset } from '../terms/term-base-asset.ts';

/** Deletes projects, memories, term bases and custom engines of an organization that nobody is left in. */
export async function emptyOrganization(services: Services, call: Call, actor: Actor): Promise<void> {
  const as = <Result>(work: Parameters<typeof transactAs<Result>>[3]) =>
    transactAs(services, call, actor, work);
  for (const projectId of await as(allProjectIds))
    await as((context) => deleteProject(context, { projectId }));
  await as(async (context) => {
    const memories = await listMemories(context, { tab: 'all' });
    await deleteAssets(
      context,
      memoryAsset,
      memories.map(({ memoryId }) => memoryId),
    );
    const bases = await listTermBases(context, { tab: 'all' });
    await deleteAssets(
      context,
      termBaseAsset,
      bases.map(({ termBaseId }) => termBaseId),
    );
    const { engines } = await listCustomEngines(context);
    for (const { customEngineId } of engines) await deleteCustomEngine(context, { customEngineId });
  });
}
