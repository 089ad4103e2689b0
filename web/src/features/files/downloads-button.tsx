import { DownloadOutlined } from '@ant-design/icons';
import { Badge, Popover } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { useDownloads, useStartedDownloads } from './downloads.queries.ts';
import styles from './downloads-panel.module.css';
import { DownloadsPanel } from './downloads-panel.tsx';

/** The notices of downloads; opens by itself when one appears that was started in this window. */
export function DownloadsButton() {
  const { t } = useTranslation('files');
  const query = useDownloads();
  const downloads = query.data;
  const [open, setOpen] = useState(false);
  const started = useStartedDownloads();
  const shown = useRef(new Set(started));
  useEffect(() => {
    const appeared = started.filter(
      (id) => !shown.current.has(id) && downloads?.some(({ resourceId }) => resourceId === id),
    );
    for (const id of appeared) shown.current.add(id);
    if (appeared.length > 0) setOpen(true);
  }, [downloads, started]);
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
