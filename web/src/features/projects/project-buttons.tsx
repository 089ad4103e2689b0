import { ThunderboltOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { useAllows } from '../../session/permissions.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import type { RowAction } from '../../ui/row-action.ts';
import { DownloadMenu } from '../documents/download/download-menu.tsx';
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
  const again = useAgainAction(project, actions);
  return (
    <>
      {documents.length > 0 ? <AddFilesButton project={project} /> : null}
      <Allowed keys="project:export">
        <DownloadMenu
          label={t('download.all')}
          formats={documents.map(({ format }) => format)}
          type={documents.length === 0 ? 'default' : 'primary'}
          disabled={documents.length === 0}
          loading={actions.downloading}
          onDownload={(as) => actions.download(documents, as)}
        />
      </Allowed>
      <MoreMenu actions={[...again, ...ofProject]} />
    </>
  );
}

/** Pre-translating again, for whoever manages a project that is under way. */
function useAgainAction(
  { managed, status, documents }: OpenProject,
  actions: DocumentActions,
): readonly RowAction[] {
  const { t } = useTranslation('projects');
  const allows = useAllows();
  if (!managed || status !== 'active' || documents.length === 0 || !allows('project:manage')) return [];
  return [
    {
      key: 'again',
      label: t('again.action'),
      icon: <ThunderboltOutlined />,
      onClick: () => actions.pretranslate([]),
    },
  ];
}
