import { Avatar } from 'antd';
import styles from './letter-avatar.module.css';

interface LetterAvatarProps {
  readonly name: string;
  readonly picture?: string | null;
  readonly size?: number;
  /** People are round, organizations square. */
  readonly shape?: 'circle' | 'square';
  /** Tells people apart who work in one place. */
  readonly hue?: 'blue' | 'green' | 'amber';
}

/** Share of the picture's size, so that letters and characters look equally large. */
const letterShare = 0.55;

/** The picture of somebody, or the first letter of the name. */
export function LetterAvatar({ name, picture, hue, size = 24, shape = 'circle' }: LetterAvatarProps) {
  return (
    <Avatar
      size={size}
      shape={shape}
      src={picture || undefined}
      alt=""
      style={{ fontSize: Math.round(size * letterShare) }}
      className={styles['avatar'] ?? ''}
      data-hue={hue}
      aria-hidden
    >
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </Avatar>
  );
}
