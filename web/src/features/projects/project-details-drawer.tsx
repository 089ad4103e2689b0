import type { Project } from '@transloom/contracts/projects';
import { Alert, App, Button, Drawer, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { DeadlineItem } from './deadline-field.tsx';
import styles from './project-page.module.css';
import { RemarkItem } from './project-settings-fields.tsx';
import { useEditProject } from './projects.queries.ts';

interface ProjectDetailsDrawerProps {
  readonly project: Project;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Deadline and remark, changed beside the files of a project. */
export function ProjectDetailsDrawer({ open, ...parts }: ProjectDetailsDrawerProps) {
  const { t } = useTranslation('projects');
  return (
    <Drawer open={open} onClose={parts.onClose} title={t('details.title')} size={420} destroyOnHidden>
      <ProjectDetails {...parts} />
    </Drawer>
  );
}

interface Fields {
  readonly deadline: Dayjs | null;
  readonly remark: string;
}

function ProjectDetails({ project, onClose }: Omit<ProjectDetailsDrawerProps, 'open'>) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const edit = useEditProject();
  const { projectId, deadline, remark } = project;
  const save = (fields: Fields) =>
    edit.mutate(
      {
        projectId,
        remark: fields.remark,
        // What was not touched may have passed meanwhile, and is no fault then.
        ...(fields.deadline && !fields.deadline.isSame(deadline)
          ? { deadline: fields.deadline.toISOString() }
          : {}),
      },
      {
        onSuccess: () => {
          message.success(t('details.saved'));
          onClose();
        },
      },
    );
  return (
    <Form<Fields>
      layout="vertical"
      className={styles['details'] ?? ''}
      initialValues={{ deadline: deadline === null ? null : dayjs(deadline), remark }}
      onFinish={save}
    >
      <DeadlineItem kept={deadline} />
      <RemarkItem />
      {edit.error ? <Alert type="error" showIcon title={edit.error.message} /> : null}
      <DrawerButtons>
        <Button onClick={onClose}>{t('details.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={edit.isPending}>
          {t('details.save')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}
