import { Tooltip } from 'antd';
import { formatList } from '../i18n/format.ts';
import { languageName } from '../i18n/language-name.ts';
import styles from './language-pair.module.css';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

interface LanguagePairProps {
  readonly source: string;
  readonly targets: readonly string[];
}

/** “English → Spanish +2”; all of them in the tooltip. The source alone where there is no target. */
export function LanguagePair({ source, targets }: LanguagePairProps) {
  const [first = '', ...rest] = targets;
  const text =
    targets.length === 0 ? languageName(source) : `${languageName(source)} → ${languageName(first)}`;
  if (rest.length === 0)
    return (
      <Text size="table" truncate as="div">
        {text}
      </Text>
    );
  return (
    <Tooltip title={`${languageName(source)} → ${formatList(targets.map(languageName))}`}>
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
