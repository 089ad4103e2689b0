import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form-dialog.tsx';

interface InsertDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onInsert: (texts: { readonly source: string; readonly target: string }) => Promise<unknown>;
}

/** A new row behind the active one: one side at least (D5.53). */
export function InsertDialog({ open, onClose, onInsert }: InsertDialogProps) {
  const { t } = useTranslation('alignment');
  return (
    <FormDialog<{ source?: string; target?: string }>
      title={t('insert.title')}
      open={open}
      onClose={onClose}
      verb={t('insert.verb')}
      onSubmit={({ source = '', target = '' }) => onInsert({ source, target })}
    >
      <Form.Item name="source" label={t('edit.source')}>
        <Input.TextArea autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="target" label={t('edit.target')}>
        <Input.TextArea autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  );
}
