import type { OrganizationCard } from '@transloom/contracts/organizations';
import { useTranslation } from 'react-i18next';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { PictureChoice } from '../../ui/picture-choice.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { useSetOrganizationPicture } from './organizations.queries.ts';

interface OrganizationPictureProps {
  readonly card: OrganizationCard;
  readonly editable: boolean;
}

/** The picture of the organization: chosen, cut to a square, or removed. */
export function OrganizationPicture({ card: { name, avatar }, editable }: OrganizationPictureProps) {
  const { t } = useTranslation('organizations');
  const set = useSetOrganizationPicture();
  return (
    <SettingLine
      label={t('picture.label')}
      description={<LetterAvatar name={name} picture={avatar} size={48} shape="square" />}
    >
      {editable ? (
        <PictureChoice
          chosen={avatar !== null}
          shape="square"
          saving={set.isPending}
          removing={set.isPending}
          onRemove={() => set.mutate(null)}
          onSave={(picture, saved) => set.mutate(picture, { onSuccess: saved })}
          words={{
            title: t('picture.title'),
            choose: t('picture.choose'),
            save: t('picture.save'),
            remove: t('picture.remove'),
            unreadable: t('picture.unreadable'),
          }}
        />
      ) : null}
    </SettingLine>
  );
}
