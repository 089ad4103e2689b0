import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetKeptTexts, keptTexts } from '../../session/typed-texts.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { TypedTextList } from '../../ui/typed-text-list.tsx';

/** What somebody was typing when their session ended, given back once they are signed in again. */
export function KeptTexts() {
  const { t } = useTranslation(['shell', 'ui']);
  const [texts, setTexts] = useState(keptTexts);
  const close = () => {
    forgetKeptTexts();
    setTexts([]);
  };
  return (
    <Modal
      open={texts.length > 0}
      title={t('ui:typed.title')}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('failure.gotIt')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text as="p" tone="secondary">
          {t('typed.signedOut')}
        </Text>
        <TypedTextList texts={texts} />
      </Stack>
    </Modal>
  );
}
