import { SwapOutlined, TranslationOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../api/new-id.ts';
import { formatNumber } from '../../i18n/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { SpendLine } from '../billing/spend-line.tsx';
import { type ComparisonRun, shuffled } from './comparison-run.ts';
import styles from './comparisons.module.css';
import { CustomTerms } from './custom-terms.tsx';
import { EngineSelect } from './engine-select.tsx';
import { useChosenEngines } from './use-chosen-engines.ts';

interface ComparisonFormProps {
  readonly onCompare: (run: ComparisonRun) => void;
}

/** What is compared: languages, engines, terms and a text. */
export function ComparisonForm({ onCompare }: ComparisonFormProps) {
  const { t } = useTranslation('comparisons');
  const [source, setSource] = useState<string>();
  const [target, setTarget] = useState<string>();
  const [text, setText] = useState('');
  const direction =
    source !== undefined && target !== undefined
      ? { sourceLanguage: source, targetLanguage: target }
      : undefined;
  const { chosen, choose, ...engines } = useChosenEngines(direction);
  const missing = lack({ direction: direction !== undefined, engines: chosen.length, text });
  const compare = () => {
    if (direction === undefined) return;
    const engines = shuffled(chosen.map(({ key, name }) => ({ key, name })));
    onCompare({ id: newId(), ...direction, text: text.trim(), engines });
  };
  return (
    <Section title={t('form.title')} description={t('form.text')}>
      <Stack gap="md">
        <Stack direction="row" gap="xs" wrap>
          <div className={styles['language']}>
            <LanguageSelect
              aria-label={t('form.source')}
              placeholder={t('form.source')}
              {...(source === undefined ? {} : { value: source })}
              onChange={setSource as (value: never) => void}
              without={target === undefined ? [] : [target]}
            />
          </div>
          <IconButton
            label={t('form.swap')}
            icon={<SwapOutlined />}
            onClick={() => {
              setSource(target);
              setTarget(source);
            }}
          />
          <div className={styles['language']}>
            <LanguageSelect
              aria-label={t('form.target')}
              placeholder={t('form.target')}
              {...(target === undefined ? {} : { value: target })}
              onChange={setTarget as (value: never) => void}
              without={source === undefined ? [] : [source]}
            />
          </div>
          <CustomTerms direction={direction} />
        </Stack>
        <EngineSelect direction={direction} chosen={chosen} onChoose={choose} {...engines} />
        <Input.TextArea
          aria-label={t('form.body')}
          placeholder={t('form.placeholder')}
          autoSize={{ minRows: 5, maxRows: 12 }}
          maxLength={limits.comparedCharacters}
          showCount={{
            formatter: ({ count, maxLength = 0 }) => `${formatNumber(count)} / ${formatNumber(maxLength)}`,
          }}
          value={text}
          {...(source === undefined ? {} : { lang: source })}
          onChange={(event) => setText(event.target.value)}
        />
        <SpendLine most={[...text.trim()].length * chosen.length} />
        <Stack direction="row" gap="sm">
          <ReasonButton
            type="primary"
            icon={<TranslationOutlined aria-hidden />}
            reason={missing && t(`form.lack.${missing}`)}
            onClick={compare}
          >
            {t('form.compare')}
          </ReasonButton>
          {missing ? <Text tone="tertiary">{t(`form.lack.${missing}`)}</Text> : null}
        </Stack>
      </Stack>
    </Section>
  );
}

interface Given {
  readonly direction: boolean;
  readonly engines: number;
  readonly text: string;
}

function lack({ direction, engines, text }: Given) {
  if (!direction) return 'languages';
  if (engines === 0) return 'engines';
  return text.trim() === '' ? 'text' : undefined;
}
