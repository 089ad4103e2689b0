import { useQuery } from '@tanstack/react-query';
import type { EntryField } from '@transloom/contracts/memory-entries';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { entryQuery } from './entries.queries.ts';
import { UsageText } from './usage-text.tsx';

interface EntryFieldsProps {
  readonly memoryId: string;
  readonly entryId: string;
}

/** How often it was used, and what the file an entry came from says of it; nothing where there is nothing to say. */
export function EntryFields({ memoryId, entryId }: EntryFieldsProps) {
  const { t } = useTranslation('memories');
  const { data } = useQuery(entryQuery({ memoryId, entryId }));
  if (data === undefined) return null;
  const { usage, fields } = data;
  return (
    <>
      {usage === null ? null : (
        <Text size="small" tone="secondary" as="p">
          <UsageText usage={usage} />
        </Text>
      )}
      {fields.length === 0 ? null : (
        <section aria-label={t('field.title')}>
          <Text as="h3" size="small" tone="secondary">
            {t('field.title')}
          </Text>
          <Facts narrow facts={fields.map((field, place) => factOf(field, place, t))} />
        </section>
      )}
    </>
  );
}

function factOf(field: EntryField, place: number, t: TFunction<'memories'>) {
  const name = nameOf(field, t);
  const label = field.of === 'unit' ? name : `${name} · ${t(`entry.${field.of}`)}`;
  return { key: String(place), label, value: <FieldValue field={field} /> };
}

function nameOf({ name }: EntryField, t: TFunction<'memories'>): string {
  return name === null ? t('field.note') : fieldName(name, t);
}

/** As people call it; those of files are named by their programs. */
export function fieldName(name: string, t: TFunction<'memories'>): string {
  const [known] = (['usagecount', 'lastusagedate'] as const).filter((one) => one === name.toLowerCase());
  return known === undefined ? name.replace(/^x-/, '') : t(`field.${known}`);
}

/** Programs write how often and when a text was used, as digits. */
function FieldValue({ field: { name, value } }: { readonly field: EntryField }) {
  const lower = name?.toLowerCase();
  if (lower === 'usagecount' && /^\d+$/.test(value)) return formatNumber(Number(value));
  const instant = value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const isTime = lower === 'lastusagedate' && !Number.isNaN(Date.parse(instant));
  return isTime ? <When instant={instant} /> : value;
}
