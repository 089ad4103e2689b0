import { Button, Tooltip } from 'antd';
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import blocked from './reason-button.module.css';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be pressed now; said in place of its word. */
  readonly reason?: string | undefined;
  readonly size?: 'small' | 'middle';
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
}

const hintDelaySeconds = 0.4;

/** A button with an icon only: its word is the label and the tooltip, which goes once the button is pressed. */
export function IconButton({ label, reason, onClick, ...button }: IconButtonProps) {
  const [hint, setHint] = useState<'hidden' | 'shown' | 'pressed'>('hidden');
  return (
    <Tooltip
      title={reason ?? label}
      mouseEnterDelay={hintDelaySeconds}
      open={hint === 'shown'}
      onOpenChange={(open) => setHint((now) => nextHint(now, open))}
    >
      <Button
        type="text"
        aria-label={label}
        {...button}
        {...(reason === undefined
          ? {}
          : { 'aria-disabled': true, 'aria-description': reason, className: blocked['blocked'] ?? '' })}
        onClick={(event) => {
          if (reason !== undefined) return;
          setHint('pressed');
          onClick?.(event);
        }}
      />
    </Tooltip>
  );
}

/** What was pressed hints again only after the pointer has left. */
function nextHint(now: 'hidden' | 'shown' | 'pressed', open: boolean): 'hidden' | 'shown' | 'pressed' {
  if (!open) return 'hidden';
  return now === 'pressed' ? 'pressed' : 'shown';
}
