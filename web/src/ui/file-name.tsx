import styles from './file-name.module.css';

/** Files of one series differ at their ends. */
const tailLength = 14;
const shortEnough = 24;

/** A file's name on one line. What does not fit is left out before its end, and stands in the tooltip. */
export function FileName({ name }: { readonly name: string }) {
  const characters = [...name];
  if (characters.length <= shortEnough) return <span title={name}>{name}</span>;
  return (
    <span className={styles['name']} title={name}>
      <span className={styles['head']}>{characters.slice(0, -tailLength).join('')}</span>
      <span className={styles['tail']}>{characters.slice(-tailLength).join('')}</span>
    </span>
  );
}
