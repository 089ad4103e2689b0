import { useQuery } from '@tanstack/react-query';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatCost, formatNumber } from '../../i18n/format.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { Text } from '../../ui/text.tsx';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { DocumentName } from './document-name.tsx';
import { DocumentStatus } from './document-status.tsx';
import { documentTasksQuery } from './document-tasks.queries.ts';
import { Assignees, WorkDeadline, WorkFlow } from './document-work.tsx';
import { PartProgress } from './part-progress.tsx';
import type { OpenProject } from './projects.queries.ts';
import type { DocumentActions } from './use-document-actions.tsx';

type Column = DataColumn<TranslationDocument>;

/** Columns of the tab Project File (D3.11). */
export function useDocumentColumns(project: OpenProject, actions: DocumentActions): readonly Column[] {
  const { t } = useTranslation('projects');
  const { data: work } = useQuery(documentTasksQuery(project.projectId));
  const open = project.status === 'active';
  const count = (key: 'segmentCount' | 'fromMemory', width: number): Column => ({
    key,
    title: t(`documents.${key}`),
    width,
    numeric: true,
    hiddenAtFirst: true,
    render: (document) => formatNumber(document[key]),
  });
  return [
    {
      key: 'name',
      title: t('documents.name'),
      width: 200,
      render: (document) => <DocumentName document={document} />,
    },
    {
      key: 'target',
      title: t('documents.pair'),
      width: 148,
      render: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
      ),
    },
    {
      key: 'words',
      title: t('documents.words'),
      width: 132,
      numeric: true,
      render: ({ wordCount, characterCount }) => (
        <>
          {formatNumber(wordCount)}
          <Text as="div" size="small" tone="tertiary" numeric>
            {formatNumber(characterCount)}
          </Text>
        </>
      ),
    },
    {
      key: 'progress',
      title: t('documents.progress'),
      width: 128,
      render: ({ translatedCount, segmentCount }) => (
        <PartProgress
          part={segmentCount === 0 ? 0 : translatedCount / segmentCount}
          words={t('documents.progressHint', {
            done: formatNumber(translatedCount),
            total: formatNumber(segmentCount),
          })}
        />
      ),
    },
    {
      key: 'confirmed',
      title: t('documents.postEdit'),
      width: 136,
      render: ({ confirmedCount, segmentCount }) => (
        <ConfirmedProgress confirmed={confirmedCount} total={segmentCount} />
      ),
    },
    {
      key: 'assignee',
      title: t('documents.assignee'),
      width: 104,
      render: ({ documentId }) => <Assignees work={work?.get(documentId)} />,
    },
    {
      key: 'time',
      title: t('documents.time'),
      width: 108,
      render: ({ documentId }) => (
        <WorkDeadline work={work?.get(documentId)} deadline={project.deadline} open={open} />
      ),
    },
    {
      key: 'flow',
      title: t('documents.flow'),
      width: 144,
      render: ({ documentId }) => <WorkFlow work={work?.get(documentId)} flow={project.settings.flow} />,
    },
    {
      key: 'status',
      title: t('documents.status'),
      width: 180,
      render: (document) => (
        <DocumentStatus
          document={document}
          onRetry={() => actions.retry([document])}
          onPaid={() => actions.goOn([document])}
        />
      ),
    },
    count('segmentCount', 76),
    count('fromMemory', 88),
    {
      key: 'fromEngine',
      title: t('documents.fromEngine'),
      width: 92,
      numeric: true,
      render: ({ fromEngine, engineUse }) => (
        <>
          {formatNumber(fromEngine)}
          <Cost use={engineUse} />
        </>
      ),
    },
  ];
}

/** What engines cost for it so far, a line for each currency; how much they did on hover. */
function Cost({ use }: { readonly use: TranslationDocument['engineUse'] }) {
  const { t } = useTranslation('projects');
  if (use === null || use.costs.length === 0) return null;
  return (
    <Tooltip title={t('documents.costHint', { number: formatNumber(use.characters) })}>
      <div>
        {use.costs.map((cost) => (
          <Text key={cost.currency} as="div" size="small" tone="tertiary" numeric>
            {formatCost(cost)}
          </Text>
        ))}
      </div>
    </Tooltip>
  );
}
