import type { CommentReply } from '@transloom/contracts/comments';
import styles from './comments.module.css';

/** The words of a comment, in which the people it names stand out. */
export function CommentText({ text, mentions }: Pick<CommentReply, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => `@${name}`).filter((name) => name !== '@');
  return <p className={styles['text']}>{piecesOf(text, names)}</p>;
}

function piecesOf(text: string, names: readonly string[]): React.ReactNode[] {
  const [at, name] = names
    .map((each) => [text.indexOf(each), each] as const)
    .filter(([place]) => place >= 0)
    .toSorted(([a], [b]) => a - b)[0] ?? [-1, ''];
  if (at < 0) return [text];
  const rest = text.slice(at + name.length);
  return [
    text.slice(0, at),
    <strong key={rest.length} className={styles['mention']}>
      {name}
    </strong>,
    ...piecesOf(rest, names),
  ];
}
