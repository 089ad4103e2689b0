import { InboxOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { filesOfDrop } from './files-of-drop.ts';
import { Text } from './text.tsx';
import styles from './upload-area.module.css';

interface UploadAreaProps {
  /** “Drop files here, or choose them”. */
  readonly title: string;
  /** Types and limits. */
  readonly hint: string;
  /** Extensions with their dot; the dialog offers these. */
  readonly accept?: readonly string[];
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** A place to drop files or folders, and a button that opens the file dialog. */
export function UploadArea({ title, hint, accept, multiple = true, disabled, onFiles }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(multiple ? [...files] : files.slice(0, 1));
  };
  return (
    <>
      <button
        type="button"
        className={styles['area']}
        data-over={over}
        disabled={disabled}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void filesOfDrop(event.dataTransfer).then(take);
        }}
      >
        <InboxOutlined className={styles['icon'] ?? ''} aria-hidden />
        <Text strong>{title}</Text>
        <Text size="small" tone="tertiary">
          {hint}
        </Text>
      </button>
      <input
        disabled={disabled}
        ref={input}
        type="file"
        hidden
        className={styles['input'] ?? ''}
        aria-label={title}
        multiple={multiple}
        accept={accept?.join(',')}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
