import { type ChosenOptions, documentSettingsApi } from '@transloom/contracts/document-settings';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Stack } from '../../ui/stack.tsx';
import { useFormatName } from '../files/use-format-name.ts';
import { useSaveProfile } from './document-settings.queries.ts';
import type { FormatWithOptions } from './option-faults.ts';

interface SaveProfileFormProps {
  readonly format: FormatWithOptions;
  readonly options: ChosenOptions;
  readonly onClose: () => void;
}

const schema = documentSettingsApi.saveProfile.input.pick({ name: true, isDefault: true });

/** A name for options, and whether they hold for all new files of the format. */
export function SaveProfileForm({ format, options, onClose }: SaveProfileFormProps) {
  const { t } = useTranslation('document-settings');
  const { message } = App.useApp();
  const formatName = useFormatName()(format);
  const save = useSaveProfile();
  const form = useEditForm({
    schema,
    saved: { name: '', isDefault: false },
    labels: { name: t('profile.name'), isDefault: t('profile.makeDefault', { format: formatName }) },
    save: async (profile) => {
      const { name } = await save.mutateAsync({ ...profile, format: format.id, options });
      message.success(t('profile.saved', { name }));
    },
    onSaved: onClose,
  });
  return (
    <Stack gap="xs">
      <FormFields form={form} fields={{ name: {}, isDefault: {} }} />
      <FormFailure form={form} />
      <Stack direction="row" gap="xs">
        <Button loading={form.saving} onClick={form.submit}>
          {t('profile.save')}
        </Button>
        <Button type="text" onClick={onClose}>
          {t('drawer.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
