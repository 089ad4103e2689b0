import { DeleteOutlined, PictureOutlined } from '@ant-design/icons';
import type { TermEntry } from '@transloom/contracts/term-entries';
import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../i18n/format.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { UploadArea } from '../../../ui/upload-area.tsx';
import type { Upload } from '../../files/upload-queue.ts';
import styles from './pictures.module.css';
import { StoredPicture } from './term-picture.tsx';
import type { PictureDraft } from './use-picture-draft.ts';

interface PictureFieldProps {
  /** Undefined for a new one. */
  readonly entry: TermEntry | undefined;
  readonly picture: PictureDraft;
  /** Shown where there is no picture: an address of one. */
  readonly children: ReactNode;
}

/** A picture is dropped, pasted or chosen; one that is there can be replaced and removed. */
export function PictureField({ entry, picture, children }: PictureFieldProps) {
  const { t } = useTranslation('terms');
  const { upload, saved } = picture;
  const refused = upload?.state.status === 'refused' || upload?.state.status === 'failed';
  const hasPicture = (upload !== undefined && !refused) || saved !== null;
  return (
    <section aria-label={t('picture.label')} className={styles['field']}>
      <Stack gap="sm">
        <Text as="h3">{t('picture.label')}</Text>
        <Refusal picture={picture} />
        {hasPicture ? (
          <Chosen entry={entry} picture={picture} isNew={upload !== undefined && !refused} />
        ) : null}
        {hasPicture ? null : (
          <>
            <Area picture={picture} />
            {children}
          </>
        )}
      </Stack>
    </section>
  );
}

function Area({ picture: { limits, take } }: Pick<PictureFieldProps, 'picture'>) {
  const { t } = useTranslation(['terms', 'files']);
  const hint = limits
    ? t('picture.hint', {
        size: formatBytes(limits.bytes),
        types: limits.extensions.join(t('files:upload.separator')).toUpperCase(),
      })
    : ' ';
  return (
    <UploadArea
      title={t('picture.drop')}
      hint={hint}
      accept={limits?.extensions.map((extension) => `.${extension}`) ?? []}
      multiple={false}
      disabled={!limits}
      onFiles={take}
    />
  );
}

interface ChosenProps extends Omit<PictureFieldProps, 'children'> {
  readonly isNew: boolean;
}

function Chosen({ entry, picture, isNew }: ChosenProps) {
  const { t } = useTranslation('terms');
  const { upload, saved, sending, limits, take, remove } = picture;
  return (
    <>
      {isNew && upload?.file instanceof File ? <NewPicture file={upload.file} /> : null}
      {!isNew && entry && saved !== null ? (
        <StoredPicture
          termBaseId={entry.termBaseId}
          termEntryId={entry.termEntryId}
          pictureId={saved}
          term={entry.terms[0]?.text ?? ''}
        />
      ) : null}
      <Stack direction="row" gap="xs" wrap>
        <FileButton
          label={t('picture.replace')}
          icon={<PictureOutlined aria-hidden />}
          accept={limits?.extensions.map((extension) => `.${extension}`).join(',') ?? ''}
          loading={sending}
          onFiles={take}
        />
        <Button icon={<DeleteOutlined aria-hidden />} onClick={remove}>
          {t('picture.remove')}
        </Button>
      </Stack>
    </>
  );
}

/** As it is on this machine; the server looks at it meanwhile. */
function NewPicture({ file }: { readonly file: File }) {
  const { t } = useTranslation('terms');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className={styles['frame']}>
      {address === undefined ? null : (
        <img className={styles['picture']} src={address} alt={t('picture.new', { name: file.name })} />
      )}
    </div>
  );
}

function Refusal({ picture: { upload, retry } }: Pick<PictureFieldProps, 'picture'>) {
  const { t } = useTranslation('terms');
  const message = refusalIn(upload);
  if (message === undefined) return null;
  const again = upload?.state.status === 'failed';
  return (
    <Alert
      type="error"
      showIcon
      title={message || t('picture.notSent')}
      action={
        again ? (
          <Button size="small" onClick={retry}>
            {t('picture.retry')}
          </Button>
        ) : undefined
      }
    />
  );
}

function refusalIn(upload: Upload | undefined): string | undefined {
  const state = upload?.state;
  return state?.status === 'refused' || state?.status === 'failed' ? state.message : undefined;
}

/** The picture that somebody pastes; undefined where there is text too, as of a document, which goes where the caret is. */
export function pastedPicture({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File | undefined {
  if (types.includes('text/plain')) return undefined;
  return [...files].find(({ type }) => type.startsWith('image/'));
}
