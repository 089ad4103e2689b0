import { useQuery } from '@tanstack/react-query';
import { Loadable } from '../../../ui/loadable.tsx';
import { MemoryChoice } from '../../project-settings/assets/memory-choice.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { projectMemoriesQuery, useSaveProjectMemories } from './project-assets.queries.ts';

interface ProjectMemoriesProps {
  readonly project: OpenProject;
  readonly fixed: boolean;
}

/** The memories a project names; saved at once. */
export function ProjectMemories({ project, fixed }: ProjectMemoriesProps) {
  const { projectId } = project;
  const query = useQuery(projectMemoriesQuery(projectId));
  const save = useSaveProjectMemories(projectId);
  return (
    <Loadable query={query}>
      {(memories) => (
        <MemoryChoice
          languages={project}
          value={memories.map(({ memoryId: id, ...memory }) => ({ id, ...memory }))}
          fixed={fixed || save.isPending}
          onChange={(named) =>
            save.mutate(
              named.map(({ id: memoryId, reads, writes, penalty }) => ({ memoryId, reads, writes, penalty })),
            )
          }
        />
      )}
    </Loadable>
  );
}
