import { DownOutlined, ExportOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { useMenuFocus } from '../../../ui/use-menu-focus.ts';

interface ExportFoundProps<Kind extends string> {
  /** Entries that the filter finds. */
  readonly total: number;
  readonly kinds: readonly { readonly key: Kind; readonly label: string }[];
  readonly onExport: (kind: Kind) => void;
}

/** Writes what a filter finds into a file; it comes among the downloads. */
export function ExportFound<Kind extends string>({ total, kinds, onExport }: ExportFoundProps<Kind>) {
  const { t } = useTranslation('assets');
  const { button, menu } = useMenuFocus();
  const items = kinds.map(({ key, label }) => ({ key, label, onClick: () => onExport(key) }));
  return (
    <Dropdown {...menu} trigger={['click']} menu={{ items }}>
      <Button ref={button} icon={<ExportOutlined aria-hidden />}>
        {t('exportFound', { count: total, number: formatNumber(total) })} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
