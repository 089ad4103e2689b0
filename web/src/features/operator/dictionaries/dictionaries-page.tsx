import { dictionaryTypeSchema } from '@transloom/contracts/system';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { chosenOf } from '../../../ui/list/list-chips.tsx';
import { Page } from '../../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import { Text } from '../../../ui/text.tsx';
import { DialCodes } from './dial-codes.tsx';
import { DictionaryEntries } from './dictionary-entries.tsx';
import { KnownLanguages } from './known-languages.tsx';

const types = [...dictionaryTypeSchema.options, 'languages', 'dial-codes'] as const;

/** The lists that people choose from: some to be changed, and two that belong to the product. */
export function DictionariesPage() {
  const { t } = useTranslation('operator');
  const { type } = useSearchParams('type');
  const changeSearch = useChangeSearchParams();
  const chosen = chosenOf(type, types) ?? types[0];
  return (
    <Page>
      <Text as="p" tone="secondary">
        {t('dictionaries.description')}
      </Text>
      <Tabs
        activeKey={chosen}
        onChange={(next) => changeSearch({ type: next === types[0] ? undefined : next })}
        items={types.map((each) => ({ key: each, label: t(`dictionaries.types.${each}`) }))}
      />
      {chosen === 'languages' ? <KnownLanguages /> : null}
      {chosen === 'dial-codes' ? <DialCodes /> : null}
      {chosen === 'languages' || chosen === 'dial-codes' ? null : (
        <DictionaryEntries key={chosen} type={chosen} />
      )}
    </Page>
  );
}
