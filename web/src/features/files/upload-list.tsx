import {
  CheckCircleFilled,
  CloseCircleFilled,
  DeleteOutlined,
  FileTextOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatPercent } from '../../i18n/format.ts';
import { FileName } from '../../ui/file-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './upload-list.module.css';
import { isArchive, type Upload, type UploadQueue } from './upload-queue.ts';

interface UploadListProps {
  readonly list: readonly Upload[];
  readonly queue: UploadQueue;
  readonly label: string;
}

/** Each file with its progress or the reason it was refused; again and remove. */
export function UploadList({ list, queue, label }: UploadListProps) {
  return (
    <>
      <NotUploaded list={list} queue={queue} />
      <ul className={styles['list']} aria-label={label}>
        {list.map((upload) => (
          <UploadLine key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </>
  );
}

/** Of many files those that were refused are not looked for one by one. */
function NotUploaded({ list, queue }: Omit<UploadListProps, 'label'>) {
  const { t } = useTranslation('files');
  const refused = list.filter(({ state }) => state.status === 'refused' || state.status === 'failed');
  if (refused.length === 0 || list.length === 1) return null;
  const removeAll = () => {
    for (const { id } of refused) queue.remove(id);
  };
  return (
    <Stack direction="row" justify="space-between" align="center">
      <Text size="small" tone="danger">
        {t('upload.notUploaded', { count: refused.length })}
      </Text>
      <Button size="small" type="text" onClick={removeAll}>
        {t('upload.removeNotUploaded')}
      </Button>
    </Stack>
  );
}

function UploadLine({ upload, queue }: { readonly upload: Upload; readonly queue: UploadQueue }) {
  const { t } = useTranslation('files');
  const { id, file, state } = upload;
  return (
    <li className={styles['line']} data-status={state.status}>
      <span className={styles['icon']} aria-hidden>
        {icons[state.status] ?? <FileTextOutlined />}
      </span>
      <div className={styles['file']}>
        <Text size="table" truncate>
          <FileName name={file.name} />
        </Text>
        <UploadNote upload={upload} />
      </div>
      {state.status === 'sending' ? (
        <div className={styles['progress']}>
          <Progress
            percent={Math.floor(state.sent * 100)}
            size="small"
            showInfo={false}
            aria-label={file.name}
          />
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <IconButton
          size="small"
          label={t('upload.retry', { name: file.name })}
          icon={<ReloadOutlined />}
          onClick={() => queue.retry(id)}
        />
      ) : null}
      <IconButton
        size="small"
        label={t('upload.remove', { name: file.name })}
        icon={<DeleteOutlined />}
        onClick={() => queue.remove(id)}
      />
    </li>
  );
}

/** Size and what is happening; for a file that was not taken, why. */
function UploadNote({ upload: { file, state } }: { readonly upload: Upload }) {
  const { t } = useTranslation('files');
  if (state.status === 'refused' || state.status === 'failed') {
    return (
      <Text size="small" tone="danger">
        {state.message || t('upload.failed')}
      </Text>
    );
  }
  const notes: Record<typeof state.status, string> = {
    waiting: t('upload.waiting'),
    kept: t('upload.kept'),
    sending:
      state.status === 'sending' && state.sent < 1
        ? t('upload.sending', { part: formatPercent(state.sent) })
        : t(isArchive(file) ? 'upload.unpacking' : 'upload.checking'),
  };
  return (
    <Text size="small" tone="tertiary" numeric>
      {formatBytes(file.size)} · {notes[state.status]}
    </Text>
  );
}

const icons: Readonly<Partial<Record<Upload['state']['status'], ReactNode>>> = {
  kept: <CheckCircleFilled />,
  refused: <CloseCircleFilled />,
  failed: <CloseCircleFilled />,
};
