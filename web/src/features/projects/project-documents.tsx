import { DeleteOutlined, FileAddOutlined, ReloadOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DownloadMenu } from '../documents/download/download-menu.tsx';
import { AddFilesButton } from './add-files-button.tsx';
import { canRetry } from './document-state.ts';
import { DocumentTable } from './document-table.tsx';
import type { OpenProject } from './projects.queries.ts';
import type { DocumentActions } from './use-document-actions.tsx';

interface ProjectDocumentsProps {
  readonly project: OpenProject;
  readonly actions: DocumentActions;
}

export function ProjectDocuments({ project, actions }: ProjectDocumentsProps) {
  const { t } = useTranslation('projects');
  const { documents, targetLanguages } = project;
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selected = documents.filter(({ documentId }) => keys.includes(documentId));
  const failed = selected.filter(canRetry);
  return (
    <DocumentTable
      documents={documents}
      severalTargets={targetLanguages.length > 1}
      actions={actions}
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
  );
}
