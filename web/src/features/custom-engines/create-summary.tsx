import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { EngineDraft } from './engine-draft.ts';

interface CreateSummaryProps {
  readonly kind: CustomEngineKind;
  readonly draft: EngineDraft;
}

/** What will be made, and how long that takes. */
export function CreateSummary({ kind, draft }: CreateSummaryProps) {
  const { t } = useTranslation('custom-engines');
  const { name, sourceLanguage: source, targetLanguage: target, files } = draft;
  const missing = t('create.missing');
  return (
    <Facts
      narrow
      facts={[
        { label: t('name.label'), value: name.trim() || missing },
        { label: t('facts.kind'), value: t(`kind.${kind}.name`) },
        {
          label: t('facts.languages'),
          value: source && target ? <LanguagePair source={source} targets={[target]} /> : missing,
        },
        { label: t('corpus.label'), value: t('create.files', { count: files.length }) },
        { label: t('create.time'), value: t(`create.times.${kind}`) },
      ]}
    />
  );
}
