import styles from './kbd.module.css';

const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys to press: “Ctrl K”, shown as ⌘ where that is the key. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles['keys']}>
      {keys.split(' ').map((key) => (
        <span key={key} className={styles['key']}>
          {onMac && key === 'Ctrl' ? '⌘' : key}
        </span>
      ))}
    </kbd>
  );
}
