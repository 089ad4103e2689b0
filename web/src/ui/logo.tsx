import styles from './logo.module.css';

/** A shuttle crossing two threads: the mark of the product. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      className={styles['logo']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <rect className={styles['ground']} width="24" height="24" rx="6" />
      <path className={styles['thread']} d="M5 8.2h14M5 15.8h14" />
      <path
        className={styles['shuttle']}
        d="M4.2 12c2.9-3.1 5.3-4 7.8-4s4.9.9 7.8 4c-2.9 3.1-5.3 4-7.8 4s-4.9-.9-7.8-4Z"
      />
      <path className={styles['eye']} d="M9.4 12h5.2" />
    </svg>
  );
}
