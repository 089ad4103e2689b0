import { useQuery } from '@tanstack/react-query';
import { App, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { memoryQueries } from '../memories/memories.queries.ts';
import { termBaseQueries } from '../terms/terms.queries.ts';
import type { TemplatePart } from './template-settings.tsx';
import { useChangeTemplate } from './templates.queries.ts';

interface AssetChoiceProps extends TemplatePart {
  readonly kind: 'memories' | 'termBases';
}

/** The memories or term bases that projects begin with, in their order; saved at once. */
export function AssetChoice({ template, editable, kind }: AssetChoiceProps) {
  const { t } = useTranslation('templates');
  const { message } = App.useApp();
  const change = useChangeTemplate();
  const memories = useQuery({ ...memoryQueries.listQuery({}, false), enabled: kind === 'memories' });
  const bases = useQuery({ ...termBaseQueries.listQuery({}, false), enabled: kind === 'termBases' });
  const options =
    kind === 'memories'
      ? (memories.data ?? []).map(({ memoryId, name }) => ({ value: memoryId, label: name }))
      : (bases.data ?? []).map(({ termBaseId, name }) => ({ value: termBaseId, label: name }));
  const { templateId, version } = template;
  const chosen =
    kind === 'memories'
      ? template.memories.map(({ memoryId }) => memoryId)
      : template.termBases.map(({ termBaseId }) => termBaseId);
  const use = (ids: readonly string[]) => {
    const parts =
      kind === 'memories'
        ? {
            memories: ids.map(
              (memoryId) =>
                template.memories.find((one) => one.memoryId === memoryId) ?? {
                  memoryId,
                  reads: true,
                  writes: false,
                  penalty: null,
                },
            ),
          }
        : {
            termBases: ids.map(
              (termBaseId) =>
                template.termBases.find((one) => one.termBaseId === termBaseId) ?? {
                  termBaseId,
                  reads: true,
                  writes: false,
                },
            ),
          };
    change.mutate(
      { templateId, version, ...parts },
      {
        onSuccess: () => void message.success(t('saved')),
        onError: (error) => void message.error(error.message),
      },
    );
  };
  return (
    <Section title={t(`tabs.${kind}`)} description={t(`assets.${kind}.hint`)}>
      <Select<string[]>
        mode="multiple"
        aria-label={t(`tabs.${kind}`)}
        placeholder={t(`assets.${kind}.choose`)}
        disabled={!editable || change.isPending}
        showSearch={{ optionFilterProp: 'label' }}
        value={chosen}
        options={options}
        onChange={use}
      />
    </Section>
  );
}
