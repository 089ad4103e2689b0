import { FileTextOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatCost, formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { useAllows } from '../../session/permissions.ts';
import { FileName } from '../../ui/file-name.tsx';
import type { TableSelection } from '../../ui/list/bulk-bar.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Text } from '../../ui/text.tsx';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { canOpen } from './document-state.ts';
import { DocumentStatus } from './document-status.tsx';
import styles from './document-table.module.css';
import type { DocumentActions } from './use-document-actions.tsx';

interface DocumentTableProps {
  readonly documents: readonly TranslationDocument[];
  /** A column of its own where a project has several. */
  readonly severalTargets: boolean;
  readonly actions: DocumentActions;
  readonly selection: TableSelection;
  readonly empty: ReactNode;
}

export function DocumentTable({ documents, severalTargets, actions, ...table }: DocumentTableProps) {
  const { t } = useTranslation('projects');
  return (
    <DataTable<TranslationDocument>
      name="project-documents"
      label={t('documents.label')}
      query={{ data: documents, error: null, refetch: () => undefined }}
      rowKey={({ documentId }) => documentId}
      columns={useColumns({ severalTargets, actions })}
      rowActions={actions.ofRow}
      {...table}
    />
  );
}

function useColumns({
  severalTargets,
  actions,
}: Pick<DocumentTableProps, 'severalTargets' | 'actions'>): readonly DataColumn<TranslationDocument>[] {
  const { t } = useTranslation('projects');
  const count = (key: 'segmentCount' | 'wordCount' | 'fromMemory' | 'fromEngine') => ({
    key,
    title: t(`documents.${key}`),
    width: 76,
    numeric: true,
    render: (document: TranslationDocument) => formatNumber(document[key]),
  });
  return [
    {
      key: 'name',
      title: t('documents.name'),
      width: severalTargets ? 200 : 240,
      render: (document) => <NameCell document={document} />,
    },
    ...(severalTargets
      ? [
          {
            key: 'target',
            title: t('documents.target'),
            width: 128,
            render: ({ targetLanguage }: TranslationDocument) => languageName(targetLanguage),
          },
        ]
      : []),
    {
      key: 'status',
      title: t('documents.status'),
      width: 248,
      render: (document) => <DocumentStatus document={document} onRetry={() => actions.retry([document])} />,
    },
    count('segmentCount'),
    count('wordCount'),
    count('fromMemory'),
    {
      ...count('fromEngine'),
      width: 92,
      render: ({ fromEngine, engineUse }) => (
        <>
          {formatNumber(fromEngine)}
          <Cost use={engineUse} />
        </>
      ),
    },
    {
      key: 'confirmed',
      title: t('documents.confirmed'),
      width: 116,
      render: ({ confirmedCount, segmentCount }) => (
        <ConfirmedProgress confirmed={confirmedCount} total={segmentCount} />
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

function NameCell({ document }: { readonly document: TranslationDocument }) {
  const allows = useAllows();
  const { documentId, name, format, bytes } = document;
  return (
    <div className={styles['name']}>
      <FileTextOutlined className={styles['icon'] ?? ''} aria-hidden />
      <div className={styles['words']}>
        {canOpen(document) && allows('project:editRouter') ? (
          <Link to="/workbench/editer" search={{ documentId }} className={styles['link']}>
            <FileName name={name} />
          </Link>
        ) : (
          <Text size="table" truncate as="div">
            <FileName name={name} />
          </Text>
        )}
        <Text size="small" tone="tertiary" as="div">
          {format ? `${format.toUpperCase()} · ` : null}
          {formatBytes(bytes)}
        </Text>
      </div>
    </div>
  );
}
