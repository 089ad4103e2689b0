import { Button, type ButtonProps, Tooltip } from 'antd';
import styles from './reason-button.module.css';

interface ReasonButtonProps
  extends Pick<
    ButtonProps,
    'block' | 'children' | 'icon' | 'loading' | 'size' | 'type' | 'danger' | 'htmlType' | 'aria-label'
  > {
  /** Why it cannot be pressed now; undefined where it can. */
  readonly reason: string | undefined;
  readonly onClick?: () => void;
}

/** A button that says why it cannot be pressed, to the pointer and to whoever comes to it by keyboard. */
export function ReasonButton({ reason, onClick, ...button }: ReasonButtonProps) {
  const blocked = reason !== undefined;
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <Button
        {...button}
        {...(blocked
          ? { 'aria-disabled': true, 'aria-description': reason, className: styles['blocked'] ?? '' }
          : {})}
        onClick={(event) => {
          if (blocked) event.preventDefault();
          else onClick?.();
        }}
      />
    </Tooltip>
  );
}
