import { DeleteOutlined, InboxOutlined, RollbackOutlined } from '@ant-design/icons';
import type { Project } from '@transloom/contracts/projects';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useArchiveProject, useReactivateProject } from './archive/archive.queries.ts';
import { ArchiveQuestion } from './archive/archive-question.tsx';
import { useDeleteProject } from './projects.queries.ts';

/** What this user may do with a project as a whole. */
export function useProjectActions(onDeleted?: () => void): (project: Project) => readonly RowAction[] {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const allows = useAllows();
  const archiveOne = useArchiveProject();
  const reopen = useReactivateProject();
  const remove = useDeleteProject();

  const archive = (project: Project) => {
    const { projectId, name } = project;
    let tell = true;
    confirm({
      title: t('archive.title', { name }),
      consequence: (
        <ArchiveQuestion
          project={project}
          onTell={(chosen) => {
            tell = chosen;
          }}
        />
      ),
      verb: t('archive.action'),
      onConfirm: async () => {
        await archiveOne.mutateAsync({ projectId, tell });
        message.success(t('archive.done', { name }));
      },
    });
  };
  const reactivate = ({ projectId, name }: Project) =>
    reopen.mutate(projectId, { onSuccess: () => void message.success(t('reactivate.done', { name })) });
  const askToDelete = ({ projectId, name, documentCount }: Project) =>
    confirm({
      title: t('delete.title', { name }),
      consequence: t('delete.consequence', { count: documentCount }),
      verb: t('delete.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(projectId);
        message.success(t('delete.done', { name }));
        onDeleted?.();
      },
    });

  return (project) => [
    ...(allows('project:manage') && project.managed
      ? [
          project.status === 'active'
            ? {
                key: 'archive',
                label: t('archive.action'),
                icon: <InboxOutlined />,
                onClick: () => archive(project),
              }
            : {
                key: 'reactivate',
                label: t('reactivate.action'),
                icon: <RollbackOutlined />,
                onClick: () => reactivate(project),
              },
        ]
      : []),
    ...(allows('project:delete') && project.managed
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => askToDelete(project),
          },
        ]
      : []),
  ];
}
