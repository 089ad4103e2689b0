import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import type { DownloadKind } from '@transloom/contracts/documents';
import { Button, type ButtonProps, Dropdown, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDownloadKinds } from './use-download-kinds.tsx';

interface DownloadMenuProps extends Pick<ButtonProps, 'type' | 'size' | 'loading' | 'disabled'> {
  readonly label: string;
  /** Of the documents. */
  readonly formats: readonly (string | null)[];
  readonly onDownload: (as?: DownloadKind) => void;
}

/** Downloads what documents came as, translated; what else they can become stands in a menu beside. */
export function DownloadMenu({ label, formats, onDownload, loading, ...button }: DownloadMenuProps) {
  const { t } = useTranslation('documents');
  const kinds = useDownloadKinds()(formats);
  return (
    <Space.Compact>
      <Button
        {...button}
        loading={loading ?? false}
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => onDownload()}
      >
        {label}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        disabled={button.disabled ?? false}
        menu={{
          items: kinds.map(({ as, ...kind }) => ({ ...kind, key: as, onClick: () => onDownload(as) })),
        }}
      >
        <Button
          {...button}
          icon={<DownOutlined aria-hidden />}
          aria-label={t('download.more')}
          aria-haspopup="menu"
        />
      </Dropdown>
    </Space.Compact>
  );
}
