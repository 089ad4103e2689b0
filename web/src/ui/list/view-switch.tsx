import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListView } from './use-list-view.ts';

interface ViewSwitchProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** A list as a table or as cards. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('ui');
  return (
    <Segmented<ListView>
      aria-label={t('view.label')}
      value={view}
      onChange={onChange}
      options={[
        { value: 'table', icon: <UnorderedListOutlined aria-label={t('view.table')} /> },
        { value: 'cards', icon: <AppstoreOutlined aria-label={t('view.cards')} /> },
      ]}
    />
  );
}
