import { limits } from '@transloom/contracts/limits';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useChangeProfile } from './profile.queries.ts';

interface NicknameDialogProps {
  readonly open: boolean;
  readonly nickname: string | null;
  readonly onClose: () => void;
}

interface Fields {
  readonly nickname: string;
}

/** The name that colleagues see. */
export function NicknameDialog({ open, nickname, onClose }: NicknameDialogProps) {
  const { t } = useTranslation('accounts');
  const change = useChangeProfile();
  return (
    <FormDialog<Fields>
      title={t('nickname.change')}
      open={open}
      onClose={onClose}
      verb={t('nickname.save')}
      initialValues={{ nickname: nickname ?? '' }}
      onSubmit={(fields) => change.mutateAsync(fields)}
    >
      <Form.Item
        name="nickname"
        label={t('nickname.label')}
        rules={[{ required: true, whitespace: true, message: t('nickname.required') }]}
      >
        <Input autoFocus maxLength={limits.nicknameCharacters} autoComplete="nickname" />
      </Form.Item>
    </FormDialog>
  );
}
