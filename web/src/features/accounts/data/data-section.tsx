import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useDownloadData } from './data.queries.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

/** A copy of one's data, and the end of the account. */
export function DataSection() {
  const { t } = useTranslation('accounts');
  const download = useDownloadData();
  const [deleting, setDeleting] = useState(false);
  return (
    <Section title={t('data.title')} anchor="data">
      <Stack gap="md">
        <SettingLine label={t('data.download')} description={t('data.downloadHint')}>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('data.downloadVerb')}
          </Button>
        </SettingLine>
        <SettingLine label={t('deletion.title')} description={t('deletion.hint')}>
          <Button danger aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            {t('deletion.verb')}
          </Button>
        </SettingLine>
      </Stack>
      <DeletionDialog open={deleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}
