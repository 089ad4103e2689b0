import { useQuery } from '@tanstack/react-query';
import { Loadable } from '../../../ui/loadable.tsx';
import { TermBaseChoice } from '../../project-settings/assets/term-base-choice.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { projectTermBasesQuery, useSaveProjectTermBases } from './project-assets.queries.ts';

interface ProjectTermBasesProps {
  readonly project: OpenProject;
  readonly fixed: boolean;
}

/** The term bases a project names; saved at once. */
export function ProjectTermBases({ project, fixed }: ProjectTermBasesProps) {
  const { projectId } = project;
  const query = useQuery(projectTermBasesQuery(projectId));
  const save = useSaveProjectTermBases(projectId);
  return (
    <Loadable query={query}>
      {(bases) => (
        <TermBaseChoice
          languages={project}
          value={bases.map(({ termBaseId: id, ...base }) => ({ id, ...base }))}
          fixed={fixed || save.isPending}
          onChange={(named) =>
            save.mutate(named.map(({ id: termBaseId, reads, writes }) => ({ termBaseId, reads, writes })))
          }
        />
      )}
    </Loadable>
  );
}
