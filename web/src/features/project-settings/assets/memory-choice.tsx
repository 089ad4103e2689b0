import { useQuery } from '@tanstack/react-query';
import type { ProjectMemory } from '@transloom/contracts/project-assets';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { memoryQueries } from '../../memories/memories.queries.ts';
import { fitsLanguages, type LanguagesOfProject } from './fits-languages.ts';
import type { NamedAsset } from './named-asset-line.tsx';
import { NamedAssets } from './named-assets.tsx';

export interface NamedMemory extends NamedAsset, Pick<ProjectMemory, 'penalty' | 'penaltyOfMemory'> {}

interface MemoryChoiceProps {
  readonly languages: LanguagesOfProject;
  readonly value: readonly NamedMemory[];
  readonly fixed: boolean;
  readonly onChange: (memories: readonly NamedMemory[]) => void;
}

/** Memories in their order, each with its use; each takes the points chosen here, else those the memory says. */
export function MemoryChoice({ languages, value, fixed, onChange }: MemoryChoiceProps) {
  const all = useMemories(!fixed);
  return (
    <NamedAssets<NamedMemory>
      kind="memories"
      named={value}
      offered={all.filter(
        (memory) => fitsLanguages(memory, languages) && !value.some(({ id }) => id === memory.id),
      )}
      fixed={fixed}
      more={(memory, change) => <Penalty memory={memory} fixed={fixed} onChange={change} />}
      onChange={onChange}
    />
  );
}

/** All memories this person sees, as they stand in a project that has just named them: read and not written. */
export function useMemories(enabled: boolean): readonly NamedMemory[] {
  const { data = [] } = useQuery({ ...memoryQueries.listQuery({}, false), enabled });
  return data
    .filter(({ mergedInto }) => mergedInto === null)
    .map(({ memoryId: id, name, penalty: penaltyOfMemory, writable, directions, sourceLanguage }) => ({
      id,
      name,
      writable,
      penaltyOfMemory,
      sourceLanguage,
      targetLanguages: directions.map(({ targetLanguage }) => targetLanguage),
      reads: true,
      writes: false,
      penalty: null,
    }));
}

interface PenaltyProps {
  readonly memory: NamedMemory;
  readonly fixed: boolean;
  readonly onChange: (memory: NamedMemory) => void;
}

const mostPoints = 50;

function Penalty({ memory, fixed, onChange }: PenaltyProps) {
  const { t } = useTranslation('project-settings');
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
