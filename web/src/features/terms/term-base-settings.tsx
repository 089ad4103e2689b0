import type { TermBase } from '@transloom/contracts/terms';
import { InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { useAllows } from '../../session/permissions.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { AddLanguages } from '../assets/add-languages.tsx';
import settings from '../assets/asset-settings.module.css';
import { AssetUse } from '../assets/asset-use.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { useChangeTermBase } from './terms.queries.ts';

/** How the term base is used, for those who may change it; saved at once. */
export function TermBaseSettings({ base }: { readonly base: TermBase }) {
  const { t } = useTranslation('assets');
  const fixed = !useAllows()('memory:edit');
  const { sourceLanguage, targetLanguages } = base;
  return (
    <div className={settings['settings']}>
      <AssetUse kind={termBaseKind} asset={base} fixed={fixed} />
      <Order base={base} fixed={fixed} />
      <Section
        title={t('settings.languages')}
        actions={fixed ? null : <AddLanguages kind={termBaseKind} asset={base} />}
      >
        <LineList>
          {targetLanguages.map((language) => (
            <ListLine key={language}>
              {`${languageName(sourceLanguage)} → ${languageName(language)}`}
            </ListLine>
          ))}
        </LineList>
      </Section>
    </div>
  );
}

interface OrderProps {
  readonly base: TermBase;
  readonly fixed: boolean;
}

/** Which of several bases comes first, and which takes what is added in the editor. */
function Order({ base: { termBaseId: id, isDefault, priority }, fixed }: OrderProps) {
  const { t } = useTranslation('terms');
  const change = useChangeTermBase();
  const [typed, setTyped] = useState(priority);
  const changing = change.isPending ? change.variables : undefined;
  const save = () => {
    if (typed !== priority) change.mutate({ id, priority: typed });
  };
  return (
    <Section title={t('settings.order')}>
      <SettingLine label={t('settings.default')} description={t('settings.defaultHint')}>
        <Switch
          aria-label={t('settings.default')}
          disabled={fixed}
          checked={changing?.isDefault ?? isDefault}
          onChange={(value) => change.mutate({ id, isDefault: value })}
        />
      </SettingLine>
      <SettingLine label={t('settings.priority')} description={t('settings.priorityHint')}>
        <InputNumber<number>
          aria-label={t('settings.priority')}
          disabled={fixed}
          min={0}
          max={100}
          precision={0}
          value={typed}
          onChange={(value) => setTyped(value ?? 0)}
          onPressEnter={save}
          onBlur={save}
        />
      </SettingLine>
    </Section>
  );
}
