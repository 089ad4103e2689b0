import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, LoadingOutlined } from '@ant-design/icons';
import type { Download } from '@transloom/contracts/files';
import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../api/failure-text.ts';
import { FileName } from '../../ui/file-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { useDeleteDownload, useDownloadLink } from './downloads.queries.ts';
import styles from './downloads-panel.module.css';
import { openDownload } from './open-download.ts';
import { WarningNotes } from './warning-notes.tsx';

const hideMs = 140;

export function DownloadsPanel({ downloads }: { readonly downloads: readonly Download[] }) {
  const { t } = useTranslation('files');
  if (downloads.length === 0) {
    return (
      <div className={styles['empty']}>
        <Text as="p" size="table" tone="secondary">
          {t('downloads.empty')}
        </Text>
      </div>
    );
  }
  return (
    <ul className={styles['list']}>
      {downloads.map((download) => (
        <DownloadLine key={download.resourceId} download={download} />
      ))}
    </ul>
  );
}

/** Closing hides the line first; a line that was downloaded stays on the server until it expires there. */
function DownloadLine({ download }: { readonly download: Download }) {
  const { t } = useTranslation('files');
  const { message } = App.useApp();
  const [phase, setPhase] = useState<'shown' | 'hiding' | 'gone'>('shown');
  const [downloaded, setDownloaded] = useState(false);
  const remove = useDeleteDownload();
  const link = useDownloadLink();
  const close = () => {
    setPhase('hiding');
    setTimeout(() => {
      setPhase('gone');
      if (!downloaded) remove.mutate(download.resourceId);
    }, hideMs);
  };
  const save = () =>
    link.mutate(download.resourceId, {
      onSuccess: ({ downloadResource }) => {
        if (!downloadResource.downloadUrl) {
          message.error(t('downloads.linkFailed'));
          return;
        }
        openDownload(downloadResource.downloadUrl);
        setDownloaded(true);
      },
    });
  if (phase === 'gone') return null;
  return (
    <li className={styles['line']} data-hiding={phase === 'hiding'}>
      <span aria-hidden className={styles[`icon${download.status}`]}>
        {icons[download.status]}
      </span>
      <Stack gap="none" grow>
        <Text size="table" truncate>
          <FileName name={download.title} />
        </Text>
        <Text size="small" tone={download.status === 'F' ? 'danger' : 'secondary'}>
          {describe(download, t('downloads.creating'))}
          {download.status === 'S' ? <When instant={download.createTime} /> : null}
        </Text>
        {download.warnings.length > 0 ? (
          <div>
            <WarningNotes title={t('downloads.written')} warnings={download.warnings} />
          </div>
        ) : null}
      </Stack>
      {download.status === 'S' ? (
        <Button size="small" loading={link.isPending} onClick={save}>
          {t('downloads.save')}
        </Button>
      ) : null}
      <IconButton size="small" label={t('downloads.close')} icon={<CloseOutlined />} onClick={close} />
    </li>
  );
}

const icons: Readonly<Record<Download['status'], ReactNode>> = {
  I: <LoadingOutlined />,
  C: <LoadingOutlined />,
  S: <CheckCircleFilled />,
  F: <CloseCircleFilled />,
};

function describe({ status, statusDesc, failure, failureCause }: Download, creating: string): string {
  if (status === 'F') return failure ? failureText(failure) : (failureCause ?? '');
  if (status === 'S') return '';
  return statusDesc || creating;
}
