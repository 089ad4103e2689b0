import type { TermBase } from '@transloom/contracts/terms';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { AddLanguages } from '../assets/add-languages.tsx';
import settings from '../assets/asset-settings.module.css';
import { AssetUse } from '../assets/asset-use.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { termBaseQueries } from './terms.queries.ts';

/** How the term base is used, for those who may change it; saved at once. */
export function TermBaseSettings({ base }: { readonly base: TermBase }) {
  const { t } = useTranslation('assets');
  const fixed = !base.editable;
  const { sourceLanguage, targetLanguages, mergedInto } = base;
  return (
    <div className={settings['settings']}>
      <AssetUse kind={termBaseKind} asset={base} fixed={fixed} />
      <Order base={base} fixed={fixed} />
      <Section
        title={t('settings.languages')}
        actions={fixed || mergedInto !== null ? null : <AddLanguages kind={termBaseKind} asset={base} />}
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
function Order({ base: { termBaseId: id, isDefault, priority, mergedInto }, fixed }: OrderProps) {
  const { t } = useTranslation('terms');
  const change = termBaseQueries.useChange();
  const changing = change.isPending ? change.variables : undefined;
  return (
    <Section title={t('settings.order')}>
      <SettingLine label={t('settings.default')} description={t('settings.defaultHint')}>
        <Switch
          aria-label={t('settings.default')}
          disabled={fixed || mergedInto !== null}
          checked={changing?.isDefault ?? isDefault}
          onChange={(value) => change.mutate({ id, isDefault: value })}
        />
      </SettingLine>
      <SettingLine label={t('settings.priority')} description={t('settings.priorityHint')}>
        <NumberField
          label={t('settings.priority')}
          value={changing?.priority ?? priority}
          least={0}
          most={100}
          disabled={fixed}
          onChange={(value) => change.mutate({ id, priority: value })}
        />
      </SettingLine>
    </Section>
  );
}
