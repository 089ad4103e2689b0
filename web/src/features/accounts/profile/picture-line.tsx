import { CameraOutlined } from '@ant-design/icons';
import type { Profile } from '@transloom/contracts/account-settings';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../ui/file-button.tsx';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { PictureCropDialog } from '../../../ui/picture-crop-dialog.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useRemovePicture, useSetPicture } from './profile.queries.ts';

/** The own picture: chosen, cut to a square, or removed. */
export function PictureLine({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const [file, setFile] = useState<File>();
  const set = useSetPicture();
  const remove = useRemovePicture();
  const { avatar, nickname, username } = profile;
  const unreadable = () => {
    setFile(undefined);
    message.error(t('picture.unreadable'));
  };
  return (
    <SettingLine
      label={<LetterAvatar name={nickname ?? username} picture={avatar} size={48} />}
      description={t('picture.hint')}
    >
      <Stack direction="row" gap="xs">
        {avatar === null ? null : (
          <Button type="text" loading={remove.isPending} onClick={() => remove.mutate()}>
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
      <PictureCropDialog
        title={t('picture.title')}
        verb={t('picture.save')}
        shape="circle"
        file={file}
        saving={set.isPending}
        onClose={() => setFile(undefined)}
        onUnreadable={unreadable}
        onCropped={(picture) => set.mutate(picture, { onSuccess: () => setFile(undefined) })}
      />
    </SettingLine>
  );
}
