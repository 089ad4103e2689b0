import { DownloadOutlined } from '@ant-design/icons';
import { Badge, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { useDownloads } from './downloads.queries.ts';
import styles from './downloads-panel.module.css';
import { DownloadsPanel } from './downloads-panel.tsx';
import { useSaveStarted } from './use-save-started.ts';

/**
 * The notices of downloads. What was started in this window is saved at once where it is ready soon; the panel opens by
 * itself for the rest.
 */
export function DownloadsButton() {
  const { t } = useTranslation('files');
  const query = useDownloads();
  const downloads = query.data;
  const [open, setOpen] = useState(false);
  useSaveStarted(downloads, () => setOpen(true));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      title={t('downloads.title')}
      content={
        <div className={styles['panel']}>
          <Loadable query={query}>{(list) => <DownloadsPanel downloads={list} />}</Loadable>
        </div>
      }
    >
      <Badge
        count={downloads?.length ?? 0}
        color="var(--color-accent)"
        size="small"
        offset={[-6, 6]}
        title=""
      >
        <IconButton
          label={t('downloads.title')}
          icon={<DownloadOutlined />}
          aria-haspopup="dialog"
          aria-expanded={open}
        />
      </Badge>
    </Popover>
  );
}
