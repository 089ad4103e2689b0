import type { Project } from '@transloom/contracts/projects';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useDeleteProjects, useExportProjects } from './projects.queries.ts';

interface SeveralProjects {
  readonly download: (projects: readonly Project[]) => void;
  readonly askToDelete: (projects: readonly Project[]) => void;
}

const idsOf = (projects: readonly Project[]) => projects.map(({ projectId }) => projectId);

/** What can be done with ticked projects; without any it says that some are to be chosen first. */
export function useSeveralProjects(): SeveralProjects {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const build = useExportProjects();
  const remove = useDeleteProjects();
  return {
    download: (projects) => {
      if (projects.length === 0) return void message.info(t('several.chooseToDownload'));
      build.mutate(
        { projectIds: idsOf(projects) },
        { onSuccess: () => void message.success(t('download.started')) },
      );
    },
    askToDelete: (projects) => {
      if (projects.length === 0) return void message.info(t('several.chooseToDelete'));
      confirm({
        title: t('several.deleteTitle', { count: projects.length }),
        consequence: t('several.deleteConsequence'),
        verb: t('several.delete'),
        danger: true,
        onConfirm: async () => {
          await remove.mutateAsync({ projectIds: idsOf(projects) });
          message.success(t('several.deleted', { count: projects.length }));
        },
      });
    },
  };
}
