import { useAllows } from '../../../session/permissions.ts';
import { Stack } from '../../../ui/stack.tsx';
import { PenaltySection } from '../../memories/penalties/penalty-section.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { ProjectMemories } from './project-memories.tsx';
import { ProjectTermBases } from './project-term-bases.tsx';

/** Which memories and term bases a project works with, and what it takes off matches. */
export function ProjectAssetsTab({ project }: { readonly project: OpenProject }) {
  const fixed = !useAllows()('project:manage') || project.status !== 'active';
  return (
    <Stack gap="md">
      <ProjectMemories project={project} fixed={fixed} />
      <ProjectTermBases project={project} fixed={fixed} />
      <PenaltySection place={{ level: 'project', projectId: project.projectId }} fixed={fixed} />
    </Stack>
  );
}
