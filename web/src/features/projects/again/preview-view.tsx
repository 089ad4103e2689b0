import type { ChangeSample, PretranslationPreview } from '@transloom/contracts/pretranslation-runs';
import { fromMarkup } from '@transloom/core/inline/markup';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { EngineEstimates } from '../estimate/estimate-result.tsx';
import { placeColumn, textColumn } from '../segment-columns.tsx';

interface PreviewViewProps {
  readonly preview: PretranslationPreview;
  readonly sourceLanguage: string;
}

/** What a run would change: counts, what the engines would take, and the first changes one by one. */
export function PreviewView({ preview, sourceLanguage }: PreviewViewProps) {
  const { t } = useTranslation('projects');
  const { segments, fromMemory, forEngine, unchanged, samples, engines } = preview;
  const counts = { segments, memory: fromMemory, engine: forEngine, unchanged };
  const shown = fromMemory + forEngine > samples.length;
  return (
    <Stack gap="md">
      <Facts
        narrow
        facts={(['segments', 'memory', 'engine', 'unchanged'] as const).map((name) => ({
          label: t(`again.fact.${name}`),
          value: formatNumber(counts[name]),
        }))}
      />
      <EngineEstimates engines={engines} />
      <Text as="h3" size="table" strong>
        {shown ? t('again.samplesOf', { number: formatNumber(samples.length) }) : t('again.samples')}
      </Text>
      <DataTable
        name="pretranslation-changes"
        label={t('again.samples')}
        query={{ data: samples, error: null, refetch: () => undefined }}
        rowKey={({ documentId, number }) => `${documentId} ${number}`}
        columns={useColumns(sourceLanguage)}
        empty={null}
      />
    </Stack>
  );
}

function useColumns(sourceLanguage: string): readonly DataColumn<ChangeSample>[] {
  const { t } = useTranslation('projects');
  return [
    placeColumn(t('again.place')),
    textColumn({
      key: 'source',
      title: t('again.source'),
      width: 230,
      textOf: ({ source }) => ({ markup: source, language: sourceLanguage }),
    }),
    {
      key: 'change',
      title: t('again.change'),
      width: 270,
      grow: true,
      render: (sample) => <Change sample={sample} />,
    },
  ];
}

function Change({ sample }: { readonly sample: ChangeSample }) {
  const { t } = useTranslation('projects');
  const { before, after, matchRate, targetLanguage } = sample;
  const textOf = (markup: string) => fromMarkup(markup).text;
  return (
    <>
      <Text size="table" as="div">
        <span lang={targetLanguage}>
          {after === null ? (
            textOf(before)
          ) : (
            <TextDifference
              before={textOf(before)}
              after={textOf(after)}
              words={{ removed: t('again.removed'), added: t('again.added') }}
            />
          )}
        </span>
        {after === null && before === '' ? <Text tone="tertiary">{t('again.empty')}</Text> : null}
      </Text>
      <Text size="small" tone="tertiary" as="div">
        {after === null ? t('again.byEngine') : `${matchRate}%`}
      </Text>
    </>
  );
}
