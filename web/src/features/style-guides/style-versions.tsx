import type { StyleVersion } from '@transloom/contracts/style-guides';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import type { StyleDraft } from './style-draft.ts';
import styles from './style-guide.module.css';
import { StyleWords } from './style-words.tsx';

interface StyleVersionsProps {
  /** Newest first; the first is in force. */
  readonly versions: readonly StyleVersion[];
  /** Absent where nothing can be changed. */
  readonly onRestore: ((draft: StyleDraft) => void) | undefined;
}

export function StyleVersions({ versions, onRestore }: StyleVersionsProps) {
  const { t } = useTranslation('style-guides');
  if (versions.length === 0) return <Text tone="tertiary">{t('history.none')}</Text>;
  return (
    <ol className={styles['versions']} aria-label={t('history.title')}>
      {versions.map(({ version, changedBy, changedAt, ...style }, index) => (
        <li key={version} className={styles['version']}>
          <Stack direction="row" gap="xs" justify="space-between">
            <Text size="small" tone="secondary">
              {t('history.by', { version, name: changedBy })} <When instant={changedAt} />
            </Text>
            {index === 0 || onRestore === undefined ? null : (
              <Button size="small" type="text" onClick={() => onRestore(style)}>
                {t('history.restore')}
              </Button>
            )}
          </Stack>
          {style.inherits ? <Text>{t('whose.organization')}</Text> : <StyleWords style={style} folds />}
        </li>
      ))}
    </ol>
  );
}
