import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import { Text } from './text.tsx';

interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Target of a link into the page. */
  readonly anchor?: string;
}

/** A titled part of a page, in a card. */
export function Section({ title, description, actions, children, anchor }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles['section']} aria-labelledby={headingId} {...(anchor ? { id: anchor } : {})}>
      <div className={styles['heading']}>
        <div className={styles['titles']}>
          <h2 id={headingId} className={styles['title']}>
            {title}
          </h2>
          {description ? (
            <Text as="p" size="table" tone="secondary">
              {description}
            </Text>
          ) : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
