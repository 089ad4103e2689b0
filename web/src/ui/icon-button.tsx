import { Button, Tooltip } from 'antd';
import type { ReactNode, Ref } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick?: (event: React.MouseEvent<HTMLElement>) => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'middle';
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
}

/** A button with an icon only: its word is the label and the tooltip. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button type="text" aria-label={label} {...button} />
    </Tooltip>
  );
}
