import styles from './notice-place.module.css';

/** Where toasts and notices appear: in the header, so that they cover no control of a page, drawer or dialog. */
export function NoticePlace() {
  return <div className={styles['place']} data-notice-place="" />;
}

/** The place on the screen that is shown; pages without a header have none. */
export function noticePlace(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-notice-place]') ?? document.body;
}
