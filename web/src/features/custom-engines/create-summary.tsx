import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { Section } from '../../ui/section.tsx';

interface CreateSummaryProps {
  readonly kind: CustomEngineKind;
  /** That were uploaded for its corpus. */
  readonly files: number;
}

/** What will be made, and how long that takes, before the last step. */
export function CreateSummary({ kind, files }: CreateSummaryProps) {
  const { t } = useTranslation('custom-engines');
  const name = Form.useWatch<string | undefined>('name') ?? '';
  const source = Form.useWatch<string | undefined>('sourceLanguage');
  const target = Form.useWatch<string | undefined>('targetLanguage');
  return (
    <Section title={t('create.summary')}>
      <FactLine>
        <LineFact label={t('name.label')}>{name.trim() || t('create.missing')}</LineFact>
        <LineFact label={t('facts.kind')}>{t(`kind.${kind}.name`)}</LineFact>
        <LineFact label={t('facts.languages')}>
          {source && target ? <LanguagePair source={source} targets={[target]} /> : t('create.missing')}
        </LineFact>
        <LineFact label={t('corpus.label')}>{t('create.files', { count: files })}</LineFact>
        <LineFact label={t('create.time')}>{t(`create.times.${kind}`)}</LineFact>
      </FactLine>
    </Section>
  );
}
