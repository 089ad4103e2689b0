import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@transloom/contracts/account-settings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { WechatLine } from '../wechat/wechat-line.tsx';
import { ContactDialog, type ContactKind } from './contact-dialog.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { PictureLine } from './picture-line.tsx';
import { profileQuery, useUnlinkContact } from './profile.queries.ts';

/** Who I am: picture, names, phone and e-mail address. */
export function ProfileSection() {
  const { t } = useTranslation('accounts');
  const query = useQuery(profileQuery);
  return (
    <Section title={t('profile.title')} description={t('profile.description')} anchor="profile">
      <Loadable query={query}>
        {(profile) => (
          <Stack gap="md">
            <PictureLine profile={profile} />
            <NicknameLine profile={profile} />
            <SettingLine label={t('username.label')} description={t('username.hint')}>
              <span>{profile.username}</span>
            </SettingLine>
            <ContactLine kind="phone" profile={profile} />
            <ContactLine kind="email" profile={profile} />
            <WechatLine />
          </Stack>
        )}
      </Loadable>
    </Section>
  );
}

function NicknameLine({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  return (
    <SettingLine label={t('nickname.label')} description={profile.nickname ?? t('nickname.none')}>
      <Button onClick={() => setOpen(true)}>{t('profile.change')}</Button>
      <NicknameDialog open={open} nickname={profile.nickname} onClose={() => setOpen(false)} />
    </SettingLine>
  );
}

interface ContactLineProps {
  readonly kind: ContactKind;
  readonly profile: Profile;
}

function ContactLine({ kind, profile }: ContactLineProps) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  const confirm = useConfirm();
  const unlink = useUnlinkContact();
  const before = profile[kind];
  const ask = () =>
    confirm({
      title: t(`contact.unlinkTitle.${kind}`),
      consequence: t('contact.unlinkConsequence'),
      verb: t('contact.unlink'),
      danger: true,
      onConfirm: () => unlink.mutate(kind),
    });
  return (
    <SettingLine
      label={kind === 'phone' ? t('phone.label') : t('email.label')}
      description={before ?? t('profile.notSet')}
    >
      <Stack direction="row" gap="xs">
        {before === null ? null : (
          <Button type="text" onClick={ask}>
            {t('contact.unlink')}
          </Button>
        )}
        <Button onClick={() => setOpen(true)}>
          {t(before === null ? 'contact.link' : 'profile.change')}
        </Button>
      </Stack>
      <ContactDialog open={open} kind={kind} before={before} onClose={() => setOpen(false)} />
    </SettingLine>
  );
}
