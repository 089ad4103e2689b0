import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { bindingQuery } from './wechat.queries.ts';
import { WechatCode } from './wechat-code.tsx';

interface BindWechatDialogProps {
  readonly open: boolean;
  /** Above the code. */
  readonly words?: string;
  readonly onClose: () => void;
}

/** P9.4 */
const width = 440;

/** Binds the WeChat that scans the code; closing it stops the asking. */
export function BindWechatDialog({ open, words, onClose }: BindWechatDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const client = useQueryClient();
  const done = () => {
    message.success(t('wechat.boundDone'));
    void client.invalidateQueries({ queryKey: bindingQuery.queryKey });
    onClose();
  };
  return (
    <Modal
      title={t('wechat.bindTitle')}
      open={open}
      footer={null}
      width={width}
      destroyOnHidden
      onCancel={onClose}
    >
      <Stack gap="md">
        {words === undefined ? null : <Text tone="secondary">{words}</Text>}
        <WechatCode isLogin={false} hint={t('wechat.bindScan')} onBound={done} />
        {words === undefined ? null : (
          <Stack direction="row" justify="flex-end">
            <Button onClick={onClose}>{t('wechat.later')}</Button>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
