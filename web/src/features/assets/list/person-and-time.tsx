import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import styles from './person-and-time.module.css';

interface PersonAndTimeProps {
  readonly person: string;
  readonly instant: string;
}

/** Who and when, on one line; a long name gives way to the time. */
export function PersonAndTime({ person, instant }: PersonAndTimeProps) {
  return (
    <span className={styles['line']}>
      <Text size="small" tone="tertiary" truncate>
        {person}
      </Text>
      <Text size="small" tone="tertiary">
        · <When instant={instant} />
      </Text>
    </span>
  );
}
