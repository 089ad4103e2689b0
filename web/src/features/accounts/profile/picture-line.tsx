import type { Profile } from '@transloom/contracts/account-settings';
import { useTranslation } from 'react-i18next';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { PictureChoice } from '../../../ui/picture-choice.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { useRemovePicture, useSetPicture } from './profile.queries.ts';

/** The own picture: chosen, cut to a square, or removed. */
export function PictureLine({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('accounts');
  const set = useSetPicture();
  const remove = useRemovePicture();
  const { avatar, nickname, username } = profile;
  return (
    <SettingLine
      label={<LetterAvatar name={nickname ?? username} picture={avatar} size={48} />}
      description={t('picture.hint')}
    >
      <PictureChoice
        chosen={avatar !== null}
        shape="circle"
        saving={set.isPending}
        removing={remove.isPending}
        onRemove={() => remove.mutate()}
        onSave={(picture, saved) => set.mutate(picture, { onSuccess: saved })}
        words={{
          title: t('picture.title'),
          choose: t('picture.choose'),
          save: t('picture.save'),
          remove: t('picture.remove'),
          unreadable: t('picture.unreadable'),
        }}
      />
    </SettingLine>
  );
}
