import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { formatList } from '../../../i18n/format.ts';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { useWorkbench } from '../workbench-context.ts';
import styles from './others-here.module.css';

/** Who else works in this row just now: the first one's letter, all their names. The row keeps its height. */
export function OthersHere({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const names = useWorkbench(
    useShallow(({ present }) =>
      present.filter((user) => user.segmentId === segmentId).map(({ username }) => username),
    ),
  );
  const [first] = names;
  if (first === undefined) return null;
  const label = t('presence.here', { count: names.length, name: formatList([...new Set(names)]) });
  return (
    <Tooltip title={label}>
      <span role="img" aria-label={label} className={styles['here']} data-other-here>
        <LetterAvatar name={first} size={20} />
      </span>
    </Tooltip>
  );
}
