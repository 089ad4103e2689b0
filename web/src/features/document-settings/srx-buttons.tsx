import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/file-button.tsx';
import { saveText } from '../../ui/save-text.ts';
import { type SegmentationSettings, useReadSrx, useWriteSrx } from './document-settings.queries.ts';
import styles from './segmentation-page.module.css';

interface SrxButtonsProps {
  readonly editable: boolean;
  /** The file has what is saved. */
  readonly canDownload: boolean;
  readonly onRead: (settings: SegmentationSettings) => void;
  /** Told why a file was refused; undefined once another is being read. */
  readonly onRefused: (why: string | undefined) => void;
}

/** Rules in from an SRX file, to look at before they are saved, and out as one. */
export function SrxButtons({ editable, canDownload, onRead, onRefused }: SrxButtonsProps) {
  const { t } = useTranslation('document-settings');
  const { message } = App.useApp();
  const read = useReadSrx();
  const write = useWriteSrx();
  const take = (file: File | undefined) => {
    if (!file) return;
    onRefused(undefined);
    read.mutate(file, {
      onSuccess: (settings) => {
        onRead(settings);
        message.info(t('srx.read', { name: file.name }));
      },
      onError: (error) => onRefused(error.message),
    });
  };
  return (
    <div className={styles['srx']}>
      {editable ? (
        <FileButton
          label={t('srx.upload')}
          icon={<UploadOutlined aria-hidden />}
          accept=".srx,.xml"
          loading={read.isPending}
          onFiles={([file]) => take(file)}
        />
      ) : null}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={!canDownload}
        loading={write.isPending}
        onClick={() =>
          write.mutate(undefined, {
            onSuccess: (file) => saveText({ ...file, type: 'application/xml' }),
          })
        }
      >
        {t('srx.download')}
      </Button>
    </div>
  );
}
