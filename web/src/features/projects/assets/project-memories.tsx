import { useQuery } from '@tanstack/react-query';
import type { ProjectMemory } from '@transloom/contracts/project-assets';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { memoryQueries } from '../../memories/memories.queries.ts';
import type { OpenProject } from '../projects.queries.ts';
import type { NamedAsset } from './named-asset-line.tsx';
import { NamedAssets } from './named-assets.tsx';
import { projectMemoriesQuery, useSaveProjectMemories } from './project-assets.queries.ts';

interface NamedMemory extends NamedAsset, Pick<ProjectMemory, 'penalty' | 'penaltyOfMemory'> {}

interface ProjectMemoriesProps {
  readonly project: OpenProject;
  readonly fixed: boolean;
}

/** The memories a project names; each takes the points the project says, else those the memory says. */
export function ProjectMemories({ project, fixed }: ProjectMemoriesProps) {
  const { projectId } = project;
  const query = useQuery(projectMemoriesQuery(projectId));
  const save = useSaveProjectMemories(projectId);
  const fitting = useFittingMemories(project, fixed);
  const use = (named: readonly NamedMemory[]) =>
    save.mutate(
      named.map(({ id: memoryId, reads, writes, penalty }) => ({ memoryId, reads, writes, penalty })),
    );
  return (
    <Loadable query={query}>
      {(memories) => (
        <NamedAssets<NamedMemory>
          kind="memories"
          named={memories.map(({ memoryId: id, ...memory }) => ({ id, ...memory }))}
          offered={fitting.filter(({ id }) => !memories.some(({ memoryId }) => memoryId === id))}
          fixed={fixed || save.isPending}
          more={(memory, change) => (
            <Penalty memory={memory} fixed={fixed || save.isPending} onChange={change} />
          )}
          onChange={use}
        />
      )}
    </Loadable>
  );
}

/** What is named first takes what is confirmed; what is added later is only read. */
function useFittingMemories(
  { sourceLanguage, targetLanguages }: OpenProject,
  fixed: boolean,
): readonly NamedMemory[] {
  const { data = [] } = useQuery({ ...memoryQueries.listQuery({}, false), enabled: !fixed });
  return data
    .filter(
      (memory) =>
        memory.mergedInto === null &&
        compareLanguages(memory.sourceLanguage, sourceLanguage) !== 'different' &&
        memory.directions.some(({ targetLanguage }) =>
          targetLanguages.some((target) => compareLanguages(target, targetLanguage) !== 'different'),
        ),
    )
    .map(
      ({ memoryId: id, name, penalty: penaltyOfMemory, writable, directions, sourceLanguage: source }) => ({
        id,
        name,
        writable,
        penaltyOfMemory,
        sourceLanguage: source,
        targetLanguages: directions.map(({ targetLanguage }) => targetLanguage),
        reads: true,
        writes: false,
        penalty: null,
      }),
    );
}

interface PenaltyProps {
  readonly memory: NamedMemory;
  readonly fixed: boolean;
  readonly onChange: (memory: NamedMemory) => void;
}

const mostPoints = 50;

function Penalty({ memory, fixed, onChange }: PenaltyProps) {
  const { t } = useTranslation('projects');
  const { name, penalty, penaltyOfMemory } = memory;
  return (
    <Stack direction="row" gap="xs">
      <Text size="small">{t('assets.penalty')}</Text>
      <NumberField
        label={t('assets.penaltyOf', { name })}
        value={penalty ?? penaltyOfMemory}
        least={0}
        most={mostPoints}
        disabled={fixed}
        onChange={(points) => onChange({ ...memory, penalty: points === penaltyOfMemory ? null : points })}
      />
    </Stack>
  );
}
