import { diffWords } from '@transloom/core/text/diff-words';
import styles from './text-difference.module.css';

interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  /** What it means that a text stands on one side only. */
  readonly words: { readonly removed: string; readonly added: string };
}

/** How a text became another one, word by word; neither by color alone. */
export function TextDifference({ before, after, words }: TextDifferenceProps) {
  return diffWords(before, after).map(({ kind, text }, index) => {
    const key = `${index}${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={key} className={styles[kind]} title={words[kind]}>
        {text}
      </Mark>
    );
  });
}
