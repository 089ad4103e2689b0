import { BookOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StyleReference } from '../../style-guides/style-reference.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';

/** Shows the style guide of the project with its files beside the segments. */
export function StyleButton() {
  const { t } = useTranslation('style-guides');
  const [open, setOpen] = useState(false);
  const { projectId } = useWorkbenchParts().opened.document;
  return (
    <>
      <IconButton label={t('title')} icon={<BookOutlined />} onClick={() => setOpen(true)} />
      <Drawer open={open} size={420} title={t('title')} destroyOnHidden onClose={() => setOpen(false)}>
        <StyleReference projectId={projectId} />
      </Drawer>
    </>
  );
}
