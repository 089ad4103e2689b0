import type { StyleVersion } from '@transloom/contracts/style-guides';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import type { StyleDraft } from './style-draft.ts';
import { StyleWords } from './style-words.tsx';

interface StyleVersionsProps {
  /** Newest first; the first is in force. */
  readonly versions: readonly StyleVersion[];
  /** Undefined where nothing can be changed. */
  readonly onRestore: ((style: StyleDraft) => void) | undefined;
}

export function StyleVersions({ versions, onRestore }: StyleVersionsProps) {
  const { t } = useTranslation('style-guides');
  if (versions.length === 0) return <Text tone="tertiary">{t('history.none')}</Text>;
  return (
    <LineList label={t('history.title')}>
      {versions.map(({ version, changedBy, changedAt, ...style }, index) => (
        <ListLine key={version}>
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
        </ListLine>
      ))}
    </LineList>
  );
}
