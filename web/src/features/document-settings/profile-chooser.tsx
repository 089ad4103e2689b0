import { useQuery } from '@tanstack/react-query';
import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { DeleteIcon } from '../../ui/delete-icon.tsx';
import { isSameValue } from '../../ui/form/rebase-values.ts';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { profilesQuery, useDeleteProfile } from './document-settings.queries.ts';
import type { FormatWithOptions } from './option-faults.ts';
import { SaveProfileForm } from './save-profile-form.tsx';

interface ProfileChooserProps {
  readonly format: FormatWithOptions;
  readonly value: ChosenOptions;
  /** What cannot be used cannot be saved. */
  readonly faulty: boolean;
  readonly onChoose: (options: ChosenOptions) => void;
}

const usual = '';

/** Sets of options that the organization saved for a format. */
export function ProfileChooser({ format, value, faulty, onChoose }: ProfileChooserProps) {
  const { t } = useTranslation('document-settings');
  const all = useQuery(profilesQuery).data ?? [];
  const profiles = all.filter((profile) => profile.format === format.id);
  const chosen = profiles.find(({ options }) => isSameValue(sorted(options), sorted(value)));
  const remove = useDeleteProfile();
  const [saving, setSaving] = useState(false);
  const isUsual = Object.keys(value).length === 0;
  const reason = faulty
    ? ('profile.faulty' as const)
    : isUsual
      ? ('profile.nothingChosen' as const)
      : undefined;
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="xs">
        <Stack grow>
          <Select
            aria-label={t('profile.label')}
            value={chosen?.profileId ?? (isUsual ? usual : null)}
            placeholder={t('profile.own')}
            onChange={(id) => onChoose(profiles.find(({ profileId }) => profileId === id)?.options ?? {})}
            options={[
              { value: usual, label: t('profile.usual') },
              ...profiles.map(({ profileId, name, isDefault }) => ({
                value: profileId,
                label: isDefault ? t('profile.default', { name }) : name,
              })),
            ]}
          />
        </Stack>
        <Allowed keys="project:manage">
          {chosen ? (
            <DeleteIcon
              label={t('profile.delete', { name: chosen.name })}
              question={{
                title: t('profile.deleteTitle', { name: chosen.name }),
                consequence: t('profile.deleteConsequence'),
                verb: t('profile.deleteVerb'),
              }}
              onDelete={() => remove.mutateAsync(chosen.profileId)}
            />
          ) : null}
          {chosen || saving ? null : (
            <ReasonButton reason={reason && t(reason)} onClick={() => setSaving(true)}>
              {t('profile.saveAs')}
            </ReasonButton>
          )}
        </Allowed>
      </Stack>
      {saving && !chosen ? (
        <SaveProfileForm format={format} options={value} onClose={() => setSaving(false)} />
      ) : null}
    </Stack>
  );
}

function sorted(options: ChosenOptions) {
  return Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
