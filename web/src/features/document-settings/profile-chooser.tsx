import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { ChosenOptions, OptionProfile } from '@transloom/contracts/document-settings';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { profilesQuery, useDeleteProfile } from './document-settings.queries.ts';
import type { FormatWithOptions } from './option-faults.ts';
import styles from './option-fields.module.css';
import { SaveProfileForm } from './save-profile-form.tsx';

interface ProfileChooserProps {
  readonly format: FormatWithOptions;
  readonly value: ChosenOptions;
  /** What cannot be used cannot be saved. */
  readonly faulty: boolean;
  readonly onChoose: (options: ChosenOptions) => void;
}

const usual = '';

/** Sets of options the organisation has saved for a format; saving one more, and deleting. */
export function ProfileChooser({ format, value, faulty, onChoose }: ProfileChooserProps) {
  const { t } = useTranslation('document-settings');
  const all = useQuery(profilesQuery).data ?? [];
  const profiles = all.filter((profile) => profile.format === format.id);
  const chosen = profiles.find(({ options }) => isSame(options, value));
  const [saving, setSaving] = useState(false);
  const isUsual = Object.keys(value).length === 0;
  return (
    <Stack gap="xs">
      <div className={styles['profile']}>
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
        <Allowed keys="project:manage">
          {chosen ? (
            <DeleteProfile profile={chosen} />
          ) : (
            <Button disabled={faulty || isUsual || saving} onClick={() => setSaving(true)}>
              {t('profile.saveAs')}
            </Button>
          )}
        </Allowed>
      </div>
      {saving && !chosen ? (
        <SaveProfileForm format={format} options={value} onClose={() => setSaving(false)} />
      ) : null}
    </Stack>
  );
}

function DeleteProfile({ profile }: { readonly profile: OptionProfile }) {
  const { t } = useTranslation('document-settings');
  const confirm = useConfirm();
  const remove = useDeleteProfile();
  const { name } = profile;
  return (
    <IconButton
      label={t('profile.delete', { name })}
      icon={<DeleteOutlined />}
      onClick={() =>
        confirm({
          title: t('profile.deleteTitle', { name }),
          consequence: t('profile.deleteConsequence'),
          verb: t('profile.deleteVerb'),
          danger: true,
          onConfirm: () => remove.mutateAsync(profile),
        })
      }
    />
  );
}

function isSame(one: ChosenOptions, other: ChosenOptions): boolean {
  return sorted(one) === sorted(other);
}

function sorted(options: ChosenOptions): string {
  return JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
