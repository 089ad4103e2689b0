import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { formatList } from '../../../i18n/format.ts';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { holderOf } from '../row-lease.ts';
import { useWorkbench } from '../workbench-context.ts';
import { hueOf } from './hue-of.ts';
import styles from './others-here.module.css';

/** Who else works in this row just now: the first letter and the color of who writes, all their names. */
export function OthersHere({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const holder = useWorkbench((state) => holderOf(state, segmentId));
  const here = useWorkbench(
    useShallow(({ present }) => present.filter((user) => user.segmentId === segmentId)),
  );
  const hue = useWorkbench(({ present }) => hueOf(present, (holder ?? here[0])?.userId ?? ''));
  const first = holder ?? here[0];
  if (first === undefined) return null;
  const names = formatList([...new Set(here.map(({ username }) => username))]);
  const label =
    holder === undefined
      ? t('presence.here', { count: here.length, name: names })
      : t('presence.writes', { name: holder.username });
  return (
    <Tooltip title={label}>
      <span
        role="img"
        aria-label={label}
        className={styles['here']}
        data-other-here={hue}
        data-writing={holder !== undefined}
      >
        <LetterAvatar name={first.username} size={20} hue={hue} />
      </span>
    </Tooltip>
  );
}
