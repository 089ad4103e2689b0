import type { CSSProperties, ReactNode } from 'react';
import type { Space } from './theme.ts';

interface StackProps {
  readonly children: ReactNode;
  readonly direction?: 'row' | 'column';
  readonly gap?: Space | 'none';
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  readonly wrap?: boolean;
  /** Takes the room that is left in the stack around it. */
  readonly grow?: boolean;
  readonly as?: 'div' | 'section' | 'ul' | 'nav' | 'form';
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Things in a column or a row with even space between: the only way screens set distances. */
export function Stack({
  children,
  direction = 'column',
  gap = 'md',
  align,
  justify,
  wrap,
  grow,
  as,
  label,
  className,
}: StackProps) {
  const Element = as ?? 'div';
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: direction,
    flexWrap: wrap ? 'wrap' : 'nowrap',
    gap: gap === 'none' ? 0 : `var(--space-${gap})`,
    alignItems: align ?? (direction === 'row' ? 'center' : 'stretch'),
    minWidth: 0,
    ...(justify ? { justifyContent: justify } : {}),
    ...(grow ? { flex: '1 1 0' } : {}),
  };
  return (
    <Element style={style} className={className} {...(label ? { 'aria-label': label } : {})}>
      {children}
    </Element>
  );
}
