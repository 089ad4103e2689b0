import { Button, Modal, Slider } from 'antd';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, fitCrop } from './picture-crop.ts';
import styles from './picture-crop-dialog.module.css';
import { Stack } from './stack.tsx';

interface PictureCropDialogProps {
  readonly title: string;
  readonly verb: string;
  /** Undefined while it is closed. */
  readonly file: File | undefined;
  readonly shape: 'circle' | 'square';
  readonly saving: boolean;
  readonly onClose: () => void;
  /** Takes the part that was chosen, as a square PNG. */
  readonly onCropped: (picture: File) => void;
  /** The file is no picture that this browser can show. */
  readonly onUnreadable: () => void;
}

/** Pixels a side of the frame on the screen, and of the picture that is sent. */
const frameSide = 256;
const sentSide = 512;
const mostZoom = 4;
const arrowStep = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [arrowStep, 0],
  ArrowRight: [-arrowStep, 0],
  ArrowUp: [0, arrowStep],
  ArrowDown: [0, -arrowStep],
};

/** Chooses a square part of a picture by dragging and zooming, or with the arrow keys. */
export function PictureCropDialog(props: PictureCropDialogProps) {
  const { title, file, onClose } = props;
  return (
    <Modal
      title={title}
      open={file !== undefined}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      width={400}
    >
      {file ? <Cropper {...props} file={file} /> : null}
    </Modal>
  );
}

function Cropper({
  file,
  verb,
  shape,
  saving,
  onClose,
  onCropped,
  onUnreadable,
}: PictureCropDialogProps & { readonly file: File }) {
  const { t } = useTranslation('ui');
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = useBitmap(file, onUnreadable);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  useEffect(() => {
    if (bitmap && canvas.current) draw(canvas.current, bitmap, crop);
  }, [bitmap, crop]);
  const move = (x: number, y: number) =>
    setCrop((now) => (bitmap ? fitCrop({ ...now, x: now.x + x, y: now.y + y }, bitmap, frameSide) : now));
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) move(movementX, movementY);
  };
  const send = () => {
    const large = document.createElement('canvas');
    large.width = sentSide;
    large.height = sentSide;
    if (bitmap) draw(large, bitmap, crop);
    large.toBlob((blob) => {
      if (blob) onCropped(new File([blob], 'picture.png', { type: 'image/png' }));
    }, 'image/png');
  };
  return (
    <Stack gap="md">
      <button
        type="button"
        className={styles['frame']}
        data-shape={shape}
        aria-label={t('crop.frame')}
        onPointerMove={drag}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onKeyDown={(event) => {
          const step = arrows[event.key];
          if (step === undefined) return;
          event.preventDefault();
          move(...step);
        }}
      >
        <canvas ref={canvas} className={styles['canvas']} width={frameSide} height={frameSide} />
      </button>
      <div className={styles['slider']}>
        <Slider
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('crop.zoom')}
          onChange={(zoom: number) =>
            bitmap && setCrop((now) => fitCrop({ ...now, zoom }, bitmap, frameSide))
          }
        />
      </div>
      <Stack direction="row" gap="xs" justify="flex-end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" disabled={bitmap === undefined} loading={saving} onClick={send}>
          {verb}
        </Button>
      </Stack>
    </Stack>
  );
}

function useBitmap(file: File, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const unreadable = useRef(onUnreadable);
  unreadable.current = onUnreadable;
  useEffect(() => {
    let over = false;
    createImageBitmap(file).then(
      (made) => {
        if (!over) setBitmap(made);
      },
      () => {
        if (!over) unreadable.current();
      },
    );
    return () => {
      over = true;
    };
  }, [file]);
  return bitmap;
}

/** Draws the chosen part; distances of the crop are in pixels of the frame. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { zoom, x, y }: Crop): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const ratio = canvas.width / frameSide;
  const scale = (frameSide / Math.min(bitmap.width, bitmap.height)) * zoom * ratio;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    bitmap,
    (canvas.width - width) / 2 + x * ratio,
    (canvas.height - height) / 2 + y * ratio,
    width,
    height,
  );
}
