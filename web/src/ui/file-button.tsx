import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** A whole folder; the dialog for files cannot choose any. */
  readonly folder?: boolean;
  /** Extensions with their dot. */
  readonly accept?: string;
  readonly quiet?: boolean;
  readonly loading?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** A button that opens the dialog for a file or a folder. */
export function FileButton({ label, icon, folder, accept, quiet, loading, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={icon}
        loading={loading ?? false}
        {...(quiet ? { size: 'small', type: 'text' } : {})}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        className={styles['input'] ?? ''}
        aria-label={label}
        {...(accept ? { accept } : {})}
        {...(folder ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
