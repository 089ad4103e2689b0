import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, App } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/file-button.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { saveText } from '../../ui/save-text.ts';
import { Stack } from '../../ui/stack.tsx';
import { type SegmentationSettings, useReadSrx, useWriteSrx } from './document-settings.queries.ts';

interface SrxButtonsProps {
  /** Whether the form holds what is not saved; the file would not have it. */
  readonly changed: boolean;
  readonly onRead: (settings: SegmentationSettings) => void;
}

/** Reads rules from an SRX file, to look at before they are saved, and writes them into one. */
export function SrxButtons({ changed, onRead }: SrxButtonsProps) {
  const { t } = useTranslation('document-settings');
  const { message } = App.useApp();
  const read = useReadSrx();
  const write = useWriteSrx();
  const take = (file: File) =>
    read.mutate(file, {
      onSuccess: (settings) => {
        onRead(settings);
        message.info(t('srx.read', { name: file.name }));
      },
    });
  const hand = () =>
    write.mutate(undefined, { onSuccess: (file) => saveText({ ...file, type: 'application/xml' }) });
  return (
    <Stack gap="xs" align="end">
      <Stack direction="row" gap="xs">
        <FileButton
          label={t('srx.upload')}
          icon={<UploadOutlined aria-hidden />}
          accept=".srx,.xml"
          loading={read.isPending}
          onFiles={([file]) => file && take(file)}
        />
        <ReasonButton
          icon={<DownloadOutlined aria-hidden />}
          reason={changed ? t('srx.saveFirst') : undefined}
          loading={write.isPending}
          onClick={hand}
        >
          {t('srx.download')}
        </ReasonButton>
      </Stack>
      {read.error ? (
        <Alert type="error" showIcon closable={{ onClose: read.reset }} title={read.error.message} />
      ) : null}
    </Stack>
  );
}
