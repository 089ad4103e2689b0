import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import styles from './name-link.module.css';
import { Text } from './text.tsx';

function NameAnchor({ children, className, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor} className={[styles['link'], className].filter(Boolean).join(' ')}>
      {children}
    </a>
  );
}

/** The name of a thing in a list, that opens it: one line, in full as `title`. */
export const NameLink = createLink(NameAnchor);

type NameButtonProps = Pick<ComponentProps<'button'>, 'children' | 'onClick' | 'title'>;

/** The name of a thing in a list, that shows it on the same page: it looks as a `NameLink` does. */
export function NameButton(props: NameButtonProps) {
  return <button type="button" className={styles['button']} {...props} />;
}

interface NamedProps {
  /** A `NameLink` or a `NameButton`. */
  readonly link: ReactNode;
  /** What stands small under the name. */
  readonly children: ReactNode;
}

export function Named({ link, children }: NamedProps) {
  return (
    <div className={styles['named']}>
      {link}
      <Text size="small" tone="tertiary" truncate as="div">
        {children}
      </Text>
    </div>
  );
}
