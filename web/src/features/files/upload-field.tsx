import { FolderOpenOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../i18n/format.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { UploadArea } from '../../ui/upload-area.tsx';
import { refusalOf, type SortedFiles, sortFiles } from './sort-files.ts';
import { SupportedTypes } from './supported-types.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadLimits } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

interface UploadFieldProps {
  readonly uploads: Uploads;
  /** Names that cannot be used because something else has them already. */
  readonly takenNames?: readonly string[];
  /** One file alone, without types and folders. */
  readonly single?: boolean;
  /** Told of the files that are really sent. */
  readonly onAdd?: (files: readonly File[]) => void;
}

/** A place to drop files, what was left out of a drop and why, and the files with their progress. */
export function UploadField({ uploads, takenNames = [], single = false, onAdd }: UploadFieldProps) {
  const { t } = useTranslation('files');
  const { list, queue, limits } = uploads;
  const [leftOut, setLeftOut] = useState<SortedFiles>();
  const take = (files: File[]) => {
    if (!limits) return;
    const listed = list.map(({ file }) => file.name.normalize('NFC'));
    const sorted = sortFiles(files, [...takenNames, ...listed], single ? 1 : limits.files);
    setLeftOut(sorted);
    queue.add(sorted.wanted, (file) => refusalOf(file, limits));
    const sent = sorted.wanted.filter((file) => refusalOf(file, limits) === undefined);
    if (sent.length > 0) onAdd?.(sent);
  };
  return (
    <Stack gap="sm">
      <UploadArea
        title={t(single ? 'upload.dropOne' : 'upload.drop')}
        hint={useLimitsText(limits, single)}
        accept={limits?.extensions.map((extension) => `.${extension}`) ?? []}
        multiple={!single}
        disabled={!limits}
        onFiles={take}
      />
      {limits && !single ? (
        <Stack direction="row" justify="space-between" wrap gap="xs">
          <SupportedTypes formats={limits.formats} />
          <FileButton
            folder
            quiet
            label={t('upload.folder')}
            icon={<FolderOpenOutlined aria-hidden />}
            onFiles={(files) => take(files.filter(({ name }) => !name.startsWith('.')))}
          />
        </Stack>
      ) : null}
      {leftOut ? <LeftOut leftOut={leftOut} onClose={() => setLeftOut(undefined)} /> : null}
      {list.length > 0 ? <UploadList list={list} queue={queue} label={t('upload.list')} /> : null}
    </Stack>
  );
}

/** Limits in one line; a space keeps its room until they are known. */
function useLimitsText(limits: UploadLimits | undefined, single: boolean): string {
  const { t } = useTranslation('files');
  if (!limits) return ' ';
  const size = formatBytes(limits.bytes);
  if (single) return t('upload.limitsOne', { size });
  return t('upload.limits', {
    size,
    files: formatNumber(limits.files),
  });
}

interface LeftOutProps {
  readonly leftOut: SortedFiles;
  readonly onClose: () => void;
}

function LeftOut({ leftOut: { duplicates, tooMany }, onClose }: LeftOutProps) {
  const { t } = useTranslation('files');
  const texts = [
    ...(duplicates.length > 0
      ? [
          t('upload.duplicates', {
            count: duplicates.length,
            names: duplicates.join(t('upload.separator')),
          }),
        ]
      : []),
    ...(tooMany > 0 ? [t('upload.tooMany', { count: tooMany })] : []),
  ];
  if (texts.length === 0) return null;
  return <Alert type="warning" showIcon closable={{ onClose }} title={texts.join(' ')} />;
}
