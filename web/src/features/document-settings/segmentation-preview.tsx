import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { direction, isIdeographic } from '@transloom/core/language/language-tag';
import { Alert, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { previewQuery, type SegmentationSettings } from './document-settings.queries.ts';
import styles from './segmentation-page.module.css';

/** A text of one's own, split by the rules as they stand in the form. */
export function SegmentationPreview({ settings }: { readonly settings: SegmentationSettings }) {
  const { t } = useTranslation('document-settings');
  const [language, setLanguage] = useState('en');
  const [text, setText] = useState(t('preview.example'));
  const writing = { lang: language, dir: direction(language) };
  const choose = (tag: string) => {
    setLanguage(tag);
    const examples = { ideographic: t('preview.exampleChinese'), other: t('preview.example') };
    if (Object.values(examples).includes(text))
      setText(examples[isIdeographic(tag) ? 'ideographic' : 'other']);
  };
  const asked = useSettled(JSON.stringify({ settings, language, text }));
  const query = useQuery(previewQuery(JSON.parse(asked)));
  const sentences = query.error ? [] : (query.data?.sentences ?? []);
  return (
    <Stack gap="sm">
      <LanguageSelect
        aria-label={t('preview.language')}
        value={language}
        placeholder={t('preview.language')}
        onChange={choose as (tag: never) => void}
      />
      <Input.TextArea
        aria-label={t('preview.text')}
        {...writing}
        maxLength={limits.previewCharacters}
        autoSize={{ minRows: 4, maxRows: 10 }}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {query.error ? <Alert type="error" showIcon title={query.error.message} /> : null}
      {query.isPending ? <LinesSkeleton /> : null}
      {query.error || query.isPending ? null : (
        <Text size="small" tone="secondary">
          {t('preview.count', { count: sentences.length, number: formatNumber(sentences.length) })}
        </Text>
      )}
      <div className={styles['sentences']}>
        <LineList label={t('preview.sentences')}>
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place
            <ListLine key={index}>
              <Text size="table">
                <Text size="small" tone="tertiary" numeric>{`${index + 1} `}</Text>
                <span {...writing}>{sentence}</span>
              </Text>
            </ListLine>
          ))}
        </LineList>
      </div>
    </Stack>
  );
}
