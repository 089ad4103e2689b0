import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { limits } from '@transloom/contracts/limits';
import { Alert, App, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { useFormatName } from '../files/use-format-name.ts';
import { useSaveProfile } from './document-settings.queries.ts';
import type { FormatWithOptions } from './option-faults.ts';

interface SaveProfileFormProps {
  readonly format: FormatWithOptions;
  readonly options: ChosenOptions;
  readonly onClose: () => void;
}

/** A name for options, and whether they hold for all new files of the format. */
export function SaveProfileForm({ format, options, onClose }: SaveProfileFormProps) {
  const { t } = useTranslation('document-settings');
  const { message } = App.useApp();
  const nameOf = useFormatName();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const save = useSaveProfile();
  const submit = () =>
    save.mutate(
      { format: format.id, name, options, isDefault },
      {
        onSuccess: () => {
          message.success(t('profile.saved', { name: name.trim() }));
          onClose();
        },
      },
    );
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="xs">
        <Input
          autoFocus
          aria-label={t('profile.name')}
          placeholder={t('profile.name')}
          maxLength={limits.profileNameCharacters}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => name.trim() !== '' && submit()}
        />
        <Button disabled={name.trim() === ''} loading={save.isPending} onClick={submit}>
          {t('profile.save')}
        </Button>
        <Button type="text" onClick={onClose}>
          {t('drawer.cancel')}
        </Button>
      </Stack>
      <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        {t('profile.makeDefault', { format: nameOf(format) })}
      </Checkbox>
      {save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}
    </Stack>
  );
}
