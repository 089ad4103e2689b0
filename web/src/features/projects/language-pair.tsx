import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './language-pair.module.css';

interface LanguagePairProps {
  readonly source: string;
  readonly targets: readonly string[];
}

/** “English → Spanish +2”; all of them in the tooltip. */
export function LanguagePair({ source, targets }: LanguagePairProps) {
  const { t } = useTranslation('projects');
  const [first = '', ...rest] = targets;
  const all = targets.map(languageName).join(t('listSeparator'));
  const text = `${languageName(source)} → ${languageName(first)}`;
  if (rest.length === 0)
    return (
      <Text size="table" truncate as="div">
        {text}
      </Text>
    );
  return (
    <Tooltip title={`${languageName(source)} → ${all}`}>
      <div>
        <Stack direction="row" gap="xxs">
          <Text size="table" truncate>
            {text}
          </Text>
          <span className={styles['more']}>
            <Text size="table" tone="tertiary" numeric>
              +{rest.length}
            </Text>
          </span>
        </Stack>
      </div>
    </Tooltip>
  );
}
