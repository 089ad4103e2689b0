import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../../ui/save-text.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './recovery-codes-dialog.module.css';

interface RecoveryCodesDialogProps {
  /** Undefined while it is closed. */
  readonly codes: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Shows recovery codes once, to be kept somewhere safe. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('accounts');
  const save = () =>
    saveText({ name: t('recovery.fileName'), type: 'text/plain', content: `${(codes ?? []).join('\n')}\n` });
  return (
    <Modal
      title={t('recovery.title')}
      open={codes !== undefined}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Stack gap="md">
        <Text tone="secondary">{t('recovery.hint')}</Text>
        <ul className={styles['codes']}>
          {(codes ?? []).map((code) => (
            <li key={code}>
              <Text code>{code}</Text>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap="xs" justify="flex-end">
          <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
            {t('recovery.save')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('recovery.kept')}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}
