import { DownloadOutlined } from '@ant-design/icons';
import type { ScoredDocument } from '@transloom/contracts/auto-scores';
import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { ScoreBar } from './score-bar.tsx';
import { ScoredSegments } from './scored-segments.tsx';
import { useExportScores } from './scores.queries.ts';

interface ScoresViewProps {
  readonly project: OpenProject;
  readonly threshold: number;
  readonly documents: readonly ScoredDocument[];
  /** The scoring that an export is written of; undefined where none has ended well. */
  readonly exportedId: string | undefined;
  readonly actions: ReactNode;
}

/** Scores of every file with their distribution; a file opens its segments below. */
export function ScoresView({ project, threshold, documents, exportedId, actions }: ScoresViewProps) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const exported = useExportScores();
  const [documentId, setDocumentId] = useState<string>();
  const write = (workId: string) =>
    exported.mutate(
      { workId, choice: { format: 'xlsx' } },
      { onSuccess: () => void message.success(t('scores.exportStarted')) },
    );
  return (
    <Stack gap="md">
      <Section
        title={t('scores.files')}
        description={t('scores.threshold', { threshold })}
        actions={
          <Stack direction="row" gap="xs">
            {actions}
            {exportedId === undefined ? null : (
              <Button
                icon={<DownloadOutlined aria-hidden />}
                loading={exported.isPending}
                onClick={() => write(exportedId)}
              >
                {t('scores.export')}
              </Button>
            )}
          </Stack>
        }
      >
        <DataTable
          name="score-documents"
          label={t('scores.files')}
          query={{ data: documents, error: null, refetch: () => undefined }}
          rowKey={(document) => document.documentId}
          columns={useColumns(setDocumentId)}
          empty={null}
        />
      </Section>
      <ScoredSegments project={project} documentId={documentId} onDocument={setDocumentId} />
    </Stack>
  );
}

function useColumns(onOpen: (documentId: string) => void): readonly DataColumn<ScoredDocument>[] {
  const { t } = useTranslation('projects');
  const count = (key: 'segments' | 'scored' | 'low' | 'high') => ({
    key,
    title: t(`scores.${key}`),
    width: 110,
    numeric: true,
    render: (document: ScoredDocument) => formatNumber(document[key]),
  });
  return [
    {
      key: 'file',
      title: t('scores.file'),
      width: 240,
      render: ({ documentId, name, targetLanguage }) => (
        <>
          <Button
            type="link"
            size="small"
            style={{ height: 'auto', padding: 0 }}
            onClick={() => onOpen(documentId)}
          >
            {name}
          </Button>
          <Text as="div" size="small" tone="tertiary">
            {languageName(targetLanguage)}
          </Text>
        </>
      ),
    },
    count('segments'),
    count('scored'),
    {
      key: 'average',
      title: t('scores.average'),
      width: 90,
      numeric: true,
      render: ({ average }) => (average === null ? '–' : formatNumber(average)),
    },
    count('low'),
    count('high'),
    {
      key: 'distribution',
      title: t('scores.distribution'),
      width: 220,
      render: ({ bands }) => <ScoreBar bands={bands} />,
    },
  ];
}
