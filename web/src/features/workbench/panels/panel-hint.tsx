import { Text } from '../../../ui/text.tsx';
import styles from './panels.module.css';

/** One sentence where a panel has nothing to show. */
export function PanelHint({ text }: { readonly text: string }) {
  return (
    <div className={styles['hint']}>
      <Text as="p" size="table" tone="secondary">
        {text}
      </Text>
    </div>
  );
}
