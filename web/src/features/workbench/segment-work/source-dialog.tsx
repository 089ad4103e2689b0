import type { Segment } from '@transloom/contracts/segments';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';

interface SourceDialogProps {
  readonly segment: Segment;
  readonly onSave: (source: string) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Corrects the source of a segment as it is written, with its codes. */
export function SourceDialog({ segment, onSave, onClose, onClosed }: SourceDialogProps) {
  const { t } = useTranslation('workbench');
  const { sourceLanguage } = useWorkbenchParts().opened.document;
  const [source, setSource] = useState(segment.source);
  return (
    <Modal
      open
      width={720}
      title={t('source.title', { number: segment.number })}
      okText={t('source.save')}
      okButtonProps={{ disabled: source.trim() === '' || source === segment.source }}
      cancelText={t('terms.cancel')}
      onOk={() => onSave(source)}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <Stack gap="sm">
        <Text tone="secondary">{t('source.hint')}</Text>
        <Input.TextArea
          autoFocus
          autoSize={{ minRows: 3, maxRows: 12 }}
          aria-label={t('source.label')}
          lang={sourceLanguage}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
      </Stack>
    </Modal>
  );
}
