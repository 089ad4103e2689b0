import { IconButton } from './icon-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { RowAction } from './row-action.ts';
import styles from './row-actions.module.css';

const mostShown = 3;

/** At most three actions of a row, shown on hover and on focus; the rest stands in a menu. */
export function RowActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const shown = actions.length > mostShown ? actions.slice(0, mostShown - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <span className={styles['actions']}>
      {shown.map(({ key, ...action }) => (
        <IconButton
          key={key}
          size="small"
          label={action.label}
          icon={action.icon}
          danger={action.danger ?? false}
          reason={action.reason}
          onClick={action.onClick}
        />
      ))}
      <MoreMenu size="small" actions={rest} />
    </span>
  );
}
