import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './selection.module.css';
import type { ChosenWork } from './use-chosen-work.ts';

/** How many segments are chosen, and what can be done to all of them at once. */
export function SelectionBar({ work }: { readonly work: ChosenWork }) {
  const { t } = useTranslation('workbench');
  const { opened, listed } = useWorkbenchParts();
  const { editable } = opened;
  const allows = useAllows();
  const count = useWorkbench(({ chosen }) => chosen.size);
  const choose = useWorkbench((state) => state.choose);
  if (count === 0) return null;
  const button = (name: 'confirm' | 'copySource' | 'clear' | 'lock' | 'unlock') => (
    <Button key={name} size="small" onClick={() => void work[name]()}>
      {t(`chosen.${name}`)}
    </Button>
  );
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('chosen.label')}>
      <Text size="small" strong numeric>
        {t('chosen.count', { count })}
      </Text>
      <Button size="small" type="link" onClick={() => choose(new Set(listed().filter((id) => id !== '')))}>
        {t('chosen.all')}
      </Button>
      {editable ? [button('confirm'), button('copySource'), button('clear')] : null}
      {editable && allows('segment:lock') ? button('lock') : null}
      {editable && allows('segment:unlock') ? button('unlock') : null}
      <IconButton
        size="small"
        label={t('chosen.none')}
        icon={<CloseOutlined />}
        onClick={() => choose(new Set())}
      />
    </div>
  );
}
