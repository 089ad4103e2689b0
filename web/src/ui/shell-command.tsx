import { CopyButton } from './copy-button.tsx';
import styles from './shell-command.module.css';

/** A command for a terminal, to be copied. */
export function ShellCommand({ command }: { readonly command: string }) {
  return (
    <div className={styles['command']}>
      <code>{command}</code>
      <CopyButton text={command} />
    </div>
  );
}
