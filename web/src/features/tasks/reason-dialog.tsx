import { limits } from '@transloom/contracts/limits';
import { Button, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly verb: string;
  /** Reasons people give often. */
  readonly usual: readonly string[];
  readonly hint?: string;
  /** What is asked for, and what is said where it is missing; a reason where they are absent. */
  readonly label?: string;
  readonly required?: string;
  /** Fields before the text, and behind it. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
  /** In px. */
  readonly width?: number;
  /** The dialog stays open while this runs, and when it fails. */
  readonly onGive: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a text that is required, such as a reason (D5.13). */
export function ReasonDialog({
  open,
  title,
  verb,
  usual,
  hint,
  onGive,
  onClose,
  ...more
}: ReasonDialogProps) {
  const { t } = useTranslation('tasks');
  const { label = t('reason.label'), required = t('reason.required'), before, children, width = 520 } = more;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const give = async () => {
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    setSending(true);
    try {
      await onGive(reason.trim());
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : undefined);
    } finally {
      setSending(false);
    }
  };
  const problem = missing ? required : failure;
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      okText={verb}
      confirmLoading={sending}
      onOk={() => void give()}
      onCancel={onClose}
      destroyOnHidden
      afterClose={() => {
        setReason('');
        setMissing(false);
        setFailure(undefined);
      }}
    >
      <Form layout="vertical" component="div">
        {before}
        <Form.Item
          label={label}
          htmlFor="task-reason"
          required
          extra={hint}
          {...(problem === undefined
            ? {}
            : { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
        >
          <Stack gap="xs">
            <Input.TextArea
              id="task-reason"
              rows={3}
              maxLength={limits.reasonCharacters}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setMissing(false);
              }}
            />
            <Stack direction="row" gap="xxs">
              {usual.map((one) => (
                <Button key={one} size="small" onClick={() => setReason(one)}>
                  {one}
                </Button>
              ))}
            </Stack>
          </Stack>
        </Form.Item>
        {children}
      </Form>
    </Modal>
  );
}
