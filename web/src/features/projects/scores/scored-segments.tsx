import { useQuery } from '@tanstack/react-query';
import type { ScoredSegment } from '@transloom/contracts/auto-scores';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { placeColumn, textColumn } from '../segment-columns.tsx';
import { scoredSegmentsQuery } from './scores.queries.ts';

interface ScoredSegmentsProps {
  readonly project: OpenProject;
  /** Undefined: of all files. */
  readonly documentId: string | undefined;
  readonly onDocument: (documentId: string | undefined) => void;
}

const pageSize = 50;
const risks = ['all', 'high', 'low'] as const;

/** Segments with their scores, the lowest first. */
export function ScoredSegments({ project, documentId, onDocument }: ScoredSegmentsProps) {
  const { t } = useTranslation('projects');
  const [risk, setRisk] = useState<(typeof risks)[number]>('all');
  const [page, setPage] = useState(1);
  const { projectId, sourceLanguage, documents } = project;
  const asked = {
    projectId,
    pageNumber: page,
    pageSize,
    ...(documentId === undefined ? {} : { documentId }),
    ...(risk === 'all' ? {} : { risk }),
  };
  const { data, error, refetch } = useQuery(scoredSegmentsQuery(asked));
  return (
    <Section
      title={t('scores.list')}
      actions={
        <Stack direction="row" gap="sm" wrap>
          <Select
            aria-label={t('scores.file')}
            allowClear
            placeholder={t('scores.allFiles')}
            popupMatchSelectWidth={false}
            style={{ width: 240 }}
            value={documentId}
            onChange={(chosen: string | undefined) => {
              onDocument(chosen);
              setPage(1);
            }}
            options={documents.map((document) => ({
              value: document.documentId,
              label: `${document.name} · ${languageName(document.targetLanguage)}`,
            }))}
          />
          <FilterChips
            label={t('scores.score')}
            choices={risks.map((value) => ({ value, label: t(`scores.${value}`) }))}
            value={risk}
            onChange={(chosen) => {
              setRisk(chosen);
              setPage(1);
            }}
          />
        </Stack>
      }
    >
      <DataTable
        name="scored-segments"
        label={t('scores.list')}
        query={{ data: data?.records, error, refetch }}
        rowKey={({ segmentId }) => segmentId}
        columns={useColumns(sourceLanguage)}
        empty={<Text tone="tertiary">{t('scores.nothing')}</Text>}
        paging={{ page, pageSize, total: data?.total ?? 0, onChange: (next: number) => setPage(next) }}
      />
    </Section>
  );
}

function useColumns(sourceLanguage: string): readonly DataColumn<ScoredSegment>[] {
  const { t } = useTranslation('projects');
  return [
    {
      key: 'score',
      title: t('scores.score'),
      width: 130,
      grow: false,
      render: ({ score, risk }) => (
        <Stack direction="row" gap="xs">
          <Text size="table" numeric strong>
            {formatNumber(score)}
          </Text>
          <StatusTag tone={risk === 'low' ? 'success' : 'danger'}>{t(`scores.${risk}`)}</StatusTag>
        </Stack>
      ),
    },
    placeColumn(t('scores.place')),
    textColumn({
      key: 'source',
      title: t('scores.source'),
      width: 280,
      textOf: ({ source }) => ({ markup: source, language: sourceLanguage }),
    }),
    textColumn({
      key: 'translation',
      title: t('scores.translation'),
      width: 280,
      textOf: ({ target, targetLanguage }) => ({ markup: target, language: targetLanguage }),
    }),
    {
      key: 'by',
      title: t('scores.by'),
      width: 150,
      grow: false,
      render: ({ scoredBy }) => (
        <Text size="table" tone="secondary">
          {scoredBy ?? t('scores.estimate')}
        </Text>
      ),
    },
  ];
}
