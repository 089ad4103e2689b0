import { InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkbench } from '../workbench-context.ts';

interface JumpDialogProps {
  readonly open: boolean;
  readonly onJump: (segmentId: string) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Goes to a segment by its number. */
export function JumpDialog({ open, onJump, onClose, onClosed }: JumpDialogProps) {
  const { t } = useTranslation('workbench');
  const ids = useWorkbench(({ rows }) => rows.ids);
  const [number, setNumber] = useState<number | null>(null);
  const last = Math.max(1, ids.length);
  const jump = (): void => {
    const segmentId = number === null ? undefined : ids[number - 1];
    // An id that is still on its way comes within a moment; the dialog stays open until then.
    if (!segmentId) return;
    onJump(segmentId);
    onClose();
  };
  return (
    <Modal
      open={open}
      width={360}
      destroyOnHidden
      title={t('jump.title')}
      okText={t('jump.action')}
      cancelText={t('terms.cancel')}
      okButtonProps={{ disabled: number === null }}
      onOk={jump}
      onCancel={onClose}
      afterClose={() => {
        setNumber(null);
        onClosed();
      }}
    >
      <InputNumber
        autoFocus
        min={1}
        max={last}
        precision={0}
        value={number}
        onChange={setNumber}
        onPressEnter={jump}
        aria-label={t('jump.label', { last })}
        placeholder={`1–${last}`}
        style={{ width: '100%' }}
      />
    </Modal>
  );
}
