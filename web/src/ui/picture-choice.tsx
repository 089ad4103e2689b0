import { CameraOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { FileButton } from './file-button.tsx';
import { PictureCropDialog } from './picture-crop-dialog.tsx';
import { Stack } from './stack.tsx';

interface PictureChoiceProps {
  /** Whether there is a picture, which can be removed. */
  readonly chosen: boolean;
  readonly shape: 'circle' | 'square';
  readonly saving: boolean;
  readonly removing: boolean;
  readonly onRemove: () => void;
  /** Takes a square PNG, and says when it is saved. */
  readonly onSave: (picture: File, saved: () => void) => void;
  readonly words: {
    readonly title: string;
    readonly choose: string;
    readonly save: string;
    readonly remove: string;
    readonly unreadable: string;
  };
}

/** Buttons that choose a picture, cut it to a square, and remove it. */
export function PictureChoice(props: PictureChoiceProps) {
  const { chosen, shape, saving, removing, onRemove, onSave, words } = props;
  const { message } = App.useApp();
  const [file, setFile] = useState<File>();
  const close = () => setFile(undefined);
  return (
    <>
      <Stack direction="row" gap="xs">
        {chosen ? (
          <Button type="text" loading={removing} onClick={onRemove}>
            {words.remove}
          </Button>
        ) : null}
        <FileButton
          label={words.choose}
          icon={<CameraOutlined aria-hidden />}
          accept=".png,.jpg,.jpeg,.webp"
          onFiles={([picture]) => setFile(picture)}
        />
      </Stack>
      <PictureCropDialog
        title={words.title}
        verb={words.save}
        shape={shape}
        file={file}
        saving={saving}
        onClose={close}
        onUnreadable={() => {
          close();
          message.error(words.unreadable);
        }}
        onCropped={(picture) => onSave(picture, close)}
      />
    </>
  );
}
