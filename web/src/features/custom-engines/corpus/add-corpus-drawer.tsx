import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, Button, Drawer, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploadReason } from '../../files/use-upload-reason.ts';
import { useUploads } from '../../files/use-uploads.ts';
import { useAddCorpus } from '../custom-engines.queries.ts';

interface AddCorpusDrawerProps {
  readonly engine: CustomEngineDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AddCorpusDrawer({ engine, open, onClose }: AddCorpusDrawerProps) {
  const { t } = useTranslation('custom-engines');
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('corpus.add')}>
      <AddCorpus customEngineId={engine.customEngineId} onClose={onClose} />
    </Drawer>
  );
}

/** Files to learn from, or a test set that nothing is learned from. */
function AddCorpus({
  customEngineId,
  onClose,
}: {
  readonly customEngineId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('custom-engines');
  const uploads = useUploads('memory');
  const add = useAddCorpus();
  const [forTesting, setForTesting] = useState(false);
  const submit = () =>
    add.mutate({ customEngineId, forTesting, fileIds: [...uploads.keptIds] }, { onSuccess: onClose });
  return (
    <Stack gap="md">
      <Radio.Group
        aria-label={t('corpus.use')}
        value={forTesting}
        onChange={(event) => setForTesting(event.target.value === true)}
        options={[
          { value: false, label: t('corpus.forTraining') },
          { value: true, label: t('corpus.forTesting') },
        ]}
      />
      <Text size="table" tone="secondary" as="p">
        {t(forTesting ? 'corpus.testingHint' : 'corpus.trainingHint')}
      </Text>
      <UploadField uploads={uploads} />
      {add.error ? <Alert type="error" showIcon title={add.error.message} /> : null}
      <DrawerButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <ReasonButton
          type="primary"
          reason={useUploadReason(uploads)}
          loading={add.isPending}
          onClick={submit}
        >
          {t('corpus.submit')}
        </ReasonButton>
      </DrawerButtons>
    </Stack>
  );
}
