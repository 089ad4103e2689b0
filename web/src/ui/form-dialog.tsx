import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { refusedField } from '../api/refused-field.ts';
import { ScreenError } from '../api/screen-error.ts';
import { Stack } from './stack.tsx';

interface FormDialogProps<Fields extends object> {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The verb on the button. */
  readonly verb: string;
  readonly danger?: boolean;
  readonly form?: FormInstance<Fields>;
  readonly initialValues?: Partial<Fields>;
  /** What stands above the fields. */
  readonly hint?: ReactNode;
  /** Saves; the dialog closes when it is through. A refusal is shown at its field, or above the fields. */
  readonly onSubmit: (fields: Fields) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A short form in a dialog: fields, one verb, and why it was refused. */
export function FormDialog<Fields extends object>(props: FormDialogProps<Fields>) {
  const { title, open, onClose } = props;
  return (
    <Modal title={title} open={open} footer={null} destroyOnHidden onCancel={onClose} width={480}>
      <DialogForm {...props} />
    </Modal>
  );
}

function DialogForm<Fields extends object>(props: FormDialogProps<Fields>) {
  const { verb, danger = false, initialValues, hint, onSubmit, onClose, children } = props;
  const { t } = useTranslation('ui');
  const [own] = Form.useForm<Fields>();
  const form = props.form ?? own;
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (fields: Fields) => {
    setFailure(undefined);
    setSending(true);
    try {
      await onSubmit(fields);
      onClose();
    } catch (error) {
      setFailure(refuse(form, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      {...(initialValues ? { initialValues } : {})}
      onFinish={(fields) => void submit(fields)}
    >
      <Stack gap="sm">
        {hint}
        {failure === undefined ? null : <Alert type="error" showIcon title={failure} role="alert" />}
        <div>{children}</div>
        <Stack direction="row" gap="xs" justify="flex-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" danger={danger} htmlType="submit" loading={sending}>
            {verb}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

/** Shows a refusal at the field it names; returns the text of one that names none, and nothing after a cancel. */
function refuse<Fields extends object>(form: FormInstance<Fields>, error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (error instanceof ScreenError) return error.message;
  if (!(error instanceof ApiError)) throw error;
  const field = refusedField(error);
  const names = Object.keys(form.getFieldsValue() as object);
  if (field === undefined || !names.includes(field)) return error.message;
  form.setFields([{ name: field as never, errors: [error.message] }]);
  return undefined;
}
