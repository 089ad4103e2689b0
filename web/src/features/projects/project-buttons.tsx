import { DownloadOutlined, MoreOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AddFilesButton } from './add-files-button.tsx';
import type { OpenProject } from './projects.queries.ts';
import type { DocumentActions } from './use-document-actions.tsx';
import { useProjectActions } from './use-project-actions.tsx';

interface ProjectButtonsProps {
  readonly project: OpenProject;
  readonly actions: DocumentActions;
}

/** Add files, download all, and what concerns the project as a whole behind “more”. */
export function ProjectButtons({ project, actions }: ProjectButtonsProps) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const ofProject = useProjectActions(() => void navigate({ to: '/project/index' }))(project);
  const { documents } = project;
  return (
    <>
      {documents.length > 0 ? <AddFilesButton project={project} /> : null}
      <Allowed keys="project:export">
        <Button
          type={documents.length === 0 ? 'default' : 'primary'}
          icon={<DownloadOutlined aria-hidden />}
          disabled={documents.length === 0}
          loading={actions.downloading}
          onClick={() => actions.download(documents)}
        >
          {t('download.all')}
        </Button>
      </Allowed>
      {ofProject.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: ofProject.map(({ key, label, icon, danger = false, onClick }) => ({
              key,
              label,
              icon,
              danger,
              onClick,
            })),
          }}
        >
          <IconButton label={t('more')} icon={<MoreOutlined />} aria-haspopup="menu" />
        </Dropdown>
      ) : null}
    </>
  );
}
