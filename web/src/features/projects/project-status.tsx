import { CheckCircleFilled, ExclamationCircleFilled, InboxOutlined, SyncOutlined } from '@ant-design/icons';
import type { Project } from '@transloom/contracts/projects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';

export type ProjectState = 'archived' | 'busy' | 'failed' | 'done' | 'active';

type StatusOfProject = Pick<Project, 'status' | 'busy' | 'failedCount' | 'segmentCount' | 'confirmedCount'>;

/** What matters most about a project, in one word. */
export function projectState(project: StatusOfProject): ProjectState {
  if (project.status === 'archived') return 'archived';
  if (project.busy) return 'busy';
  if (project.failedCount > 0) return 'failed';
  return project.segmentCount > 0 && project.confirmedCount === project.segmentCount ? 'done' : 'active';
}

const looks: Readonly<Record<ProjectState, { tone: StatusTone; icon?: ReactNode }>> = {
  archived: { tone: 'neutral', icon: <InboxOutlined aria-hidden /> },
  busy: { tone: 'info', icon: <SyncOutlined spin aria-hidden /> },
  failed: { tone: 'danger', icon: <ExclamationCircleFilled aria-hidden /> },
  done: { tone: 'success', icon: <CheckCircleFilled aria-hidden /> },
  active: { tone: 'accent' },
};

export function ProjectStatus({ project }: { readonly project: StatusOfProject }) {
  const { t } = useTranslation('projects');
  const state = projectState(project);
  return (
    <StatusTag {...looks[state]}>
      {state === 'failed' ? t('state.failed', { count: project.failedCount }) : t(`state.${state}`)}
    </StatusTag>
  );
}
