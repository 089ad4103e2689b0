import {
  DeleteOutlined,
  FileAddOutlined,
  ReloadOutlined,
  SafetyCertificateOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ColumnChoice } from '../../ui/list/column-choice.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DownloadMenu } from '../documents/download/download-menu.tsx';
import { AddFilesButton } from './add-files-button.tsx';
import { canRetry } from './document-state.ts';
import type { OpenProject } from './projects.queries.ts';
import type { DocumentActions } from './use-document-actions.tsx';
import { useDocumentColumns } from './use-document-columns.tsx';

const tableName = 'project-documents';

interface ProjectDocumentsProps {
  readonly project: OpenProject;
  readonly actions: DocumentActions;
}

export function ProjectDocuments({ project, actions }: ProjectDocumentsProps) {
  const { t } = useTranslation('projects');
  const { documents } = project;
  const columns = useDocumentColumns(project, actions);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selected = documents.filter(({ documentId }) => keys.includes(documentId));
  const failed = selected.filter(canRetry);
  return (
    <Stack gap="xs">
      {documents.length > 0 ? (
        <Stack direction="row" justify="end">
          <ColumnChoice name={tableName} columns={columns} />
        </Stack>
      ) : null}
      <DataTable<TranslationDocument>
        name={tableName}
        label={t('documents.label')}
        query={{ data: documents, error: null, refetch: () => undefined }}
        rowKey={({ documentId }) => documentId}
        columns={columns}
        rowActions={actions.ofRow}
        empty={
          <EmptyState
            icon={<FileAddOutlined />}
            title={t('documents.none')}
            description={t('documents.noneHint')}
            action={<AddFilesButton primary project={project} />}
          />
        }
        selection={{
          keys: selected.map(({ documentId }) => documentId),
          onChange: setKeys,
          actions: (
            <>
              <Allowed keys="project:export">
                <DownloadMenu
                  size="small"
                  label={t('download.action')}
                  formats={selected.map(({ format }) => format)}
                  onDownload={(as) => actions.download(selected, as)}
                />
              </Allowed>
              {project.managed && project.status === 'active' ? (
                <Allowed keys="project:manage">
                  <Button
                    size="small"
                    icon={<ThunderboltOutlined aria-hidden />}
                    onClick={() => actions.pretranslate(selected)}
                  >
                    {t('again.action')}
                  </Button>
                </Allowed>
              ) : null}
              <Allowed keys="tools:checkRouter">
                <ButtonLink
                  size="small"
                  icon={<SafetyCertificateOutlined aria-hidden />}
                  to="/tools/qa/index"
                  search={checkOf(project, selected)}
                >
                  {t('documents.check')}
                </ButtonLink>
              </Allowed>
              {failed.length > 0 ? (
                <Allowed keys="project:manage">
                  <Button
                    size="small"
                    icon={<ReloadOutlined aria-hidden />}
                    onClick={() => actions.retry(failed)}
                  >
                    {t('retry.action')}
                  </Button>
                </Allowed>
              ) : null}
              <Allowed keys="project:delete">
                <Button
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => actions.askToDelete(selected)}
                >
                  {t('deleteDocument.action')}
                </Button>
              </Allowed>
            </>
          ),
        }}
      />
    </Stack>
  );
}

/** Files of one language go to a QA check: those of the first that was chosen. */
function checkOf(
  { projectId, sourceLanguage }: OpenProject,
  selected: readonly TranslationDocument[],
): Readonly<Record<string, string>> {
  const targetLanguage = selected[0]?.targetLanguage ?? '';
  const chosen = selected.filter((document) => document.targetLanguage === targetLanguage);
  const documentIds = chosen.map(({ documentId }) => documentId).join(',');
  return { projectId, sourceLanguage, targetLanguage, documentIds };
}
