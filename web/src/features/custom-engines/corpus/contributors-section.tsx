import type { CustomEngineDetail, EngineContributor } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { formatScore } from '../versions/format-score.ts';

const tones: Readonly<Record<EngineContributor['state'], StatusTone>> = {
  reading: 'info',
  added: 'success',
  failed: 'danger',
};

/** Whose texts the engine learned from. */
export function ContributorsSection({ contributors }: Pick<CustomEngineDetail, 'contributors'>) {
  const { t } = useTranslation('custom-engines');
  return (
    <Section title={t('contributors.title')}>
      <DataTable
        name="engine-contributors"
        label={t('contributors.title')}
        query={{ data: contributors, error: null, refetch: () => undefined }}
        rowKey={({ name }) => name}
        columns={useColumns()}
        empty={<Text tone="tertiary">{t('contributors.empty')}</Text>}
      />
    </Section>
  );
}

function useColumns(): readonly DataColumn<EngineContributor>[] {
  const { t } = useTranslation('custom-engines');
  return [
    { key: 'name', title: t('contributors.name'), width: 200, render: ({ name }) => name },
    {
      key: 'state',
      title: t('contributors.state'),
      width: 120,
      render: ({ state }) => <StatusTag tone={tones[state]}>{t(`contributors.states.${state}`)}</StatusTag>,
    },
    {
      key: 'pairs',
      title: t('contributors.pairs'),
      numeric: true,
      width: 140,
      render: ({ pairs }) => formatNumber(pairs),
    },
    {
      key: 'bleu',
      title: 'BLEU',
      numeric: true,
      width: 100,
      render: ({ bleu }) => (bleu === null ? '–' : formatScore(bleu)),
    },
    {
      key: 'joinedAt',
      title: t('contributors.joinedAt'),
      width: 160,
      render: ({ joinedAt }) => <When instant={joinedAt} />,
    },
  ];
}
