import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { AddFilesDrawer } from './add-files-drawer.tsx';
import type { OpenProject } from './projects.queries.ts';

interface AddFilesButtonProps {
  readonly project: OpenProject;
  /** Where nothing else can be done yet. */
  readonly primary?: boolean;
}

export function AddFilesButton({ project, primary = false }: AddFilesButtonProps) {
  const { t } = useTranslation('projects');
  const [adding, setAdding] = useState(false);
  if (project.status !== 'active') return null;
  return (
    <Allowed keys="project:manage">
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('addFiles.action')}
      </Button>
      <AddFilesDrawer project={project} open={adding} onClose={() => setAdding(false)} />
    </Allowed>
  );
}
