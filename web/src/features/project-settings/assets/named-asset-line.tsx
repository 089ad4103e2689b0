import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './named-assets.module.css';

/** A memory or a term base that a project names. */
export interface NamedAsset {
  readonly id: string;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  readonly reads: boolean;
  readonly writes: boolean;
  /** What is not takes nothing, whatever the project says. */
  readonly writable: boolean;
}

interface NamedAssetLineProps {
  readonly asset: NamedAsset;
  /** 0 first. */
  readonly place: number;
  readonly last: boolean;
  readonly fixed: boolean;
  /** What only this kind has. */
  readonly more?: ReactNode;
  readonly onChange: (change: Partial<Pick<NamedAsset, 'reads' | 'writes'>>) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** Where it stands, by keys or by dragging it, and how the project uses it. */
export function NamedAssetLine({ asset, place, last, fixed, more, ...on }: NamedAssetLineProps) {
  const { t } = useTranslation('project-settings');
  const [over, setOver] = useState(false);
  const { name, sourceLanguage, targetLanguages } = asset;
  return (
    <li
      className={`${styles['line']} ${over ? styles['over'] : ''}`}
      draggable={!fixed}
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(place))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        on.onMove(Number(event.dataTransfer.getData(dragType)), place);
      }}
    >
      {fixed ? null : <HolderOutlined className={styles['handle'] ?? ''} aria-hidden />}
      <div className={styles['what']}>
        <Text truncate as="div">
          {name}
        </Text>
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      </div>
      <Uses asset={asset} fixed={fixed} onChange={on.onChange} />
      {more}
      {fixed ? null : (
        <Stack direction="row" gap="none">
          <IconButton
            label={t('assets.up', { name })}
            icon={<ArrowUpOutlined />}
            disabled={place === 0}
            onClick={() => on.onMove(place, place - 1)}
          />
          <IconButton
            label={t('assets.down', { name })}
            icon={<ArrowDownOutlined />}
            disabled={last}
            onClick={() => on.onMove(place, place + 1)}
          />
          <IconButton label={t('assets.remove', { name })} icon={<DeleteOutlined />} onClick={on.onRemove} />
        </Stack>
      )}
    </li>
  );
}

const dragType = 'application/x-transloom-place';

function Uses({ asset, fixed, onChange }: Pick<NamedAssetLineProps, 'asset' | 'fixed' | 'onChange'>) {
  const { t } = useTranslation('project-settings');
  const { name, reads, writes, writable } = asset;
  return (
    <>
      <div className={styles['use']}>
        <Text size="small">{t('assets.reads')}</Text>
        <Switch
          size="small"
          aria-label={t('assets.readsOf', { name })}
          disabled={fixed}
          checked={reads}
          onChange={(checked) => onChange({ reads: checked })}
        />
      </div>
      <div className={styles['use']} title={writable ? undefined : t('assets.notWritable')}>
        <Text size="small" tone={writable ? 'default' : 'tertiary'}>
          {t(writable ? 'assets.writes' : 'assets.notWritable')}
        </Text>
        <Switch
          size="small"
          aria-label={t('assets.writesOf', { name })}
          disabled={fixed || !(writable || writes)}
          checked={writes}
          onChange={(checked) => onChange({ writes: checked })}
        />
      </div>
    </>
  );
}
