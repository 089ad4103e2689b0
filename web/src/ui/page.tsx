import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';
import { Text } from './text.tsx';

interface PageProps {
  readonly children: ReactNode;
  /** `form`: 640 px; `sheet`: 960 px; `reading`: 72 characters; `fluid`: all there is. */
  readonly width?: 'fluid' | 'form' | 'sheet' | 'reading';
  /** What scrolls, for a page that keeps its place. */
  readonly place?: Ref<HTMLDivElement>;
}

/** The scrolling content of a screen. */
export function Page({ children, width = 'fluid', place }: PageProps) {
  return (
    <div className={styles['page']} ref={place}>
      <div className={styles[width]}>{children}</div>
    </div>
  );
}

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Status and two or three key facts beside the title. */
  readonly facts?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Way back, left of the title. */
  readonly back?: ReactNode;
}

export function PageHeader({ title, facts, description, actions, back }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      {back}
      <div className={styles['titles']}>
        <div className={styles['titleRow']}>
          {typeof title === 'string' ? (
            <Text as="h1" size="title" truncate>
              {title}
            </Text>
          ) : (
            title
          )}
          {facts}
        </div>
        {description ? (
          <Text as="p" tone="secondary" reading>
            {description}
          </Text>
        ) : null}
      </div>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </header>
  );
}
