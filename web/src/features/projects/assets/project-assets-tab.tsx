import { Stack } from '../../../ui/stack.tsx';
import { PenaltySection } from '../../memories/penalties/penalty-section.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { ProjectMemories } from './project-memories.tsx';
import { ProjectTermBases } from './project-term-bases.tsx';

const isFixed = ({ managed, status }: OpenProject) => !managed || status !== 'active';

/** Which term bases a project works with. */
export function ProjectTermBasesTab({ project }: { readonly project: OpenProject }) {
  return <ProjectTermBases project={project} fixed={isFixed(project)} />;
}

/** Which memories a project works with, and what it takes off matches. */
export function ProjectMemoriesTab({ project }: { readonly project: OpenProject }) {
  const fixed = isFixed(project);
  return (
    <Stack gap="md">
      <ProjectMemories project={project} fixed={fixed} />
      <PenaltySection place={{ level: 'project', projectId: project.projectId }} fixed={fixed} />
    </Stack>
  );
}
