import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

const confirmedMs = 2000;

export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation('ui');
  const { message } = App.useApp();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), confirmedMs);
    } catch {
      message.error(t('copy.failed'));
    }
  };
  return (
    <IconButton
      size="small"
      label={copied ? t('copy.done') : t('copy.action')}
      icon={copied ? <CheckOutlined /> : <CopyOutlined />}
      onClick={() => void copy()}
    />
  );
}
