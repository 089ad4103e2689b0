import { CameraOutlined } from '@ant-design/icons';
import type { OrganizationCard } from '@transloom/contracts/organizations';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/file-button.tsx';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { PictureCropDialog } from '../../ui/picture-crop-dialog.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useSetOrganizationPicture } from './organizations.queries.ts';

interface OrganizationPictureProps {
  readonly card: OrganizationCard;
  readonly editable: boolean;
}

/** The picture of the organization: chosen, cut to a square, or removed. */
export function OrganizationPicture({ card: { name, avatar }, editable }: OrganizationPictureProps) {
  const { t } = useTranslation('organizations');
  const { message } = App.useApp();
  const [file, setFile] = useState<File>();
  const set = useSetOrganizationPicture();
  const unreadable = () => {
    setFile(undefined);
    message.error(t('picture.unreadable'));
  };
  return (
    <SettingLine
      label={t('picture.label')}
      description={<LetterAvatar name={name} picture={avatar} size={48} shape="square" />}
    >
      {editable ? (
        <Stack direction="row" gap="xs">
          {avatar === null ? null : (
            <Button type="text" loading={set.isPending} onClick={() => set.mutate(null)}>
              {t('picture.remove')}
            </Button>
          )}
          <FileButton
            label={t('picture.choose')}
            icon={<CameraOutlined aria-hidden />}
            accept=".png,.jpg,.jpeg,.webp"
            onFiles={([chosen]) => setFile(chosen)}
          />
        </Stack>
      ) : null}
      <PictureCropDialog
        title={t('picture.title')}
        verb={t('picture.save')}
        shape="square"
        file={file}
        saving={set.isPending}
        onClose={() => setFile(undefined)}
        onUnreadable={unreadable}
        onCropped={(picture) => set.mutate(picture, { onSuccess: () => setFile(undefined) })}
      />
    </SettingLine>
  );
}
