import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { BindWechatDialog } from './bind-wechat-dialog.tsx';
import { bindingQuery, useUnbindWechat } from './wechat.queries.ts';

/** The WeChat of the account: to bind and unbind. Absent where the installation has no WeChat. */
export function WechatLine() {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  const { data } = useQuery(bindingQuery);
  const confirm = useConfirm();
  const unbind = useUnbindWechat();
  if (!data?.available) return null;
  const ask = () =>
    confirm({
      title: t('wechat.unbindTitle'),
      consequence: t('wechat.unbindConsequence'),
      verb: t('wechat.unbind'),
      danger: true,
      onConfirm: () => unbind.mutate(),
    });
  return (
    <SettingLine label={t('wechat.label')} description={t(data.bound ? 'wechat.bound' : 'wechat.unbound')}>
      {data.bound ? (
        <Button onClick={ask}>{t('wechat.unbind')}</Button>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('wechat.bind')}</Button>
      )}
      <BindWechatDialog open={open} onClose={() => setOpen(false)} />
    </SettingLine>
  );
}
