import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { EngineMonth } from '@transloom/contracts/engine-use';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatCost, formatNumber, formatShare } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { saveText } from '../../../ui/save-text.ts';
import { Section } from '../../../ui/section.tsx';
import { Text } from '../../../ui/text.tsx';
import { engineUseQuery } from '../engines.queries.ts';
import { engineUseCsv, engineUseFields } from './engine-use-csv.ts';

/** What the engines did month by month, and what that cost as far as prices are known. */
export function EngineUseSection() {
  const { t } = useTranslation('engines');
  const query = useQuery(engineUseQuery);
  const months = query.data ?? [];
  const handleExport = () => {
    const headings = engineUseFields.map((field) => t(`use.fields.${field}`));
    saveText({ name: `${t('use.fileName')}.csv`, type: 'text/csv', content: engineUseCsv(months, headings) });
  };
  return (
    <Section
      anchor="use"
      title={t('use.title')}
      description={t('use.text')}
      actions={
        months.length > 0 ? (
          <Button icon={<DownloadOutlined aria-hidden />} onClick={handleExport}>
            {t('use.export')}
          </Button>
        ) : null
      }
    >
      <DataTable
        name="engine-use"
        label={t('use.title')}
        query={query}
        rowKey={({ month, engineKey }) => `${month} ${engineKey}`}
        columns={useColumns()}
        empty={<Text tone="tertiary">{t('use.empty')}</Text>}
      />
    </Section>
  );
}

function useColumns(): readonly DataColumn<EngineMonth>[] {
  const { t } = useTranslation('engines');
  const counted = (key: 'characters' | 'knownCharacters' | 'calls' | 'failures', width: number) => ({
    key,
    title: t(`use.fields.${key}`),
    numeric: true,
    width,
    render: (month: EngineMonth) => formatNumber(month[key]),
  });
  return [
    { key: 'month', title: t('use.fields.month'), width: 96, render: ({ month }) => month },
    {
      key: 'name',
      title: t('use.fields.name'),
      width: 200,
      render: ({ name }) => (
        <Text as="div" truncate size="table">
          {name}
        </Text>
      ),
    },
    counted('characters', 112),
    {
      key: 'known',
      title: t('use.fields.knownShare'),
      numeric: true,
      width: 112,
      render: ({ characters, knownCharacters }) => formatShare(knownCharacters, characters + knownCharacters),
    },
    counted('calls', 88),
    counted('failures', 88),
    {
      key: 'tokens',
      title: t('use.tokens'),
      numeric: true,
      width: 168,
      render: ({ tokensRead, tokensWritten }) =>
        tokensRead + tokensWritten === 0
          ? t('use.none')
          : `${formatNumber(tokensRead)} / ${formatNumber(tokensWritten)}`,
    },
    {
      key: 'costs',
      title: t('use.fields.costs'),
      numeric: true,
      width: 136,
      render: ({ costs }) => (costs.length === 0 ? t('use.none') : costs.map(formatCost).join(' + ')),
    },
  ];
}
