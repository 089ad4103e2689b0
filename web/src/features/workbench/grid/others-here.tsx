import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { useWorkbench } from '../workbench-context.ts';

/** Who else works in this row just now. */
export function OthersHere({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const names = useWorkbench(
    useShallow(({ present }) =>
      present.filter((user) => user.segmentId === segmentId).map(({ username }) => username),
    ),
  );
  return names.map((name) => (
    <Tooltip key={name} title={t('presence.here', { name })}>
      <span role="img" aria-label={t('presence.here', { name })}>
        <LetterAvatar name={name} size={20} />
      </span>
    </Tooltip>
  ));
}
