import { Popover } from 'antd';
import type { ReactNode } from 'react';
import styles from './detail-popover.module.css';

interface DetailPopoverProps {
  /** The words in a line that open it. */
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is too long for the line it belongs to: opened from a few words of it. */
export function DetailPopover({ label, title, children }: DetailPopoverProps) {
  return (
    <Popover trigger="click" title={title} content={<div className={styles['content']}>{children}</div>}>
      <button type="button" className={styles['opener']}>
        {label}
      </button>
    </Popover>
  );
}
