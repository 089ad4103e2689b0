import type { TypedText } from '../session/typed-texts.ts';
import { CopyButton } from './copy-button.tsx';
import { LineList, ListLine } from './line-list.tsx';
import { Text } from './text.tsx';
import styles from './typed-text-list.module.css';

/** What was typed and could not be saved, to be copied. */
export function TypedTextList({ texts }: { readonly texts: readonly TypedText[] }) {
  return (
    <LineList>
      {texts.map(({ label, text }) => (
        <ListLine key={`${label} ${text}`}>
          <div className={styles['line']}>
            <div>
              <Text size="small" tone="secondary">
                {label}
              </Text>
              <p className={styles['text']}>{text}</p>
            </div>
            <CopyButton text={text} />
          </div>
        </ListLine>
      ))}
    </LineList>
  );
}
