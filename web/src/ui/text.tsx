import type { ReactNode } from 'react';
import styles from './text.module.css';

export type TextTone = 'default' | 'secondary' | 'tertiary' | 'danger' | 'success' | 'warning' | 'accent';

interface TextProps {
  readonly children: ReactNode;
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div' | 'strong' | 'dt' | 'dd' | 'label';
  readonly size?: 'body' | 'table' | 'small' | 'section' | 'title';
  readonly tone?: TextTone;
  readonly strong?: boolean;
  /** Digits of equal width. */
  readonly numeric?: boolean;
  /** One line, the rest behind a tooltip of the browser. */
  readonly truncate?: boolean;
  /** At most 72 characters a line. */
  readonly reading?: boolean;
  readonly code?: boolean;
}

export function Text({ children, as = 'span', size = 'body', tone = 'default', ...look }: TextProps) {
  const Element = as;
  const classes = [styles['text'], styles[size], styles[tone], ...flags(look)].filter(Boolean).join(' ');
  const title = look.truncate && typeof children === 'string' ? { title: children } : {};
  return (
    <Element className={classes} {...title}>
      {children}
    </Element>
  );
}

function flags({ strong, numeric, truncate, reading, code }: Omit<TextProps, 'children'>) {
  return [
    strong && styles['strong'],
    numeric && styles['numeric'],
    truncate && styles['truncate'],
    reading && styles['reading'],
    code && styles['code'],
  ];
}
