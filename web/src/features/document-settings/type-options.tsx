import { useQuery } from '@tanstack/react-query';
import type { ChosenOptions, OptionsByFormat } from '@transloom/contracts/document-settings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import { useFormatName } from '../files/use-format-name.ts';
import { profilesQuery } from './document-settings.queries.ts';
import { type FormatWithOptions, faultOf } from './option-faults.ts';
import styles from './option-fields.module.css';
import { OptionsDrawer } from './options-drawer.tsx';
import { useOptionTexts } from './use-option-texts.ts';

export interface TypeOfFiles extends FormatWithOptions {
  readonly files: number;
}

interface TypeOptionsProps {
  /** Formats there are files of; those without options are left out. */
  readonly types: readonly TypeOfFiles[];
  /** What was chosen, by format. */
  readonly value: OptionsByFormat;
  /** What holds where nothing was chosen; the organisation's defaults where absent. */
  readonly inForce?: OptionsByFormat;
  readonly onChange: (value: OptionsByFormat) => void;
  readonly languages: readonly string[];
  readonly disabled?: boolean;
}

/** A line for each type of file: what is read of it, and a drawer to choose. */
export function TypeOptions({ types, value, inForce, onChange, languages, disabled }: TypeOptionsProps) {
  const { t } = useTranslation('document-settings');
  const nameOf = useFormatName();
  const [openId, setOpenId] = useState<string>();
  const defaults = useDefaults();
  const shown = types.filter(({ options }) => options.length > 0);
  const optionsOf = (id: string): ChosenOptions => value[id] ?? (inForce ?? defaults)[id] ?? {};
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={styles['types']} aria-label={t('types')}>
        {shown.map((type) => (
          <li key={type.id} className={styles['type']}>
            <TypeLine type={type} options={optionsOf(type.id)} languages={languages} />
            {disabled ? null : (
              <Button
                size="small"
                aria-label={t('change.of', { format: nameOf(type) })}
                onClick={() => setOpenId(type.id)}
              >
                {t('change.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <OptionsDrawer
        format={shown.find(({ id }) => id === openId)}
        value={openId === undefined ? {} : optionsOf(openId)}
        languages={languages}
        onApply={(options) => {
          if (openId !== undefined) onChange({ ...value, [openId]: options });
          setOpenId(undefined);
        }}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}

interface TypeLineProps {
  readonly type: TypeOfFiles;
  readonly options: ChosenOptions;
  readonly languages: readonly string[];
}

function TypeLine({ type, options, languages }: TypeLineProps) {
  const { t } = useTranslation('document-settings');
  const texts = useOptionTexts();
  const nameOf = useFormatName();
  const fault = faultOf(type, options, languages);
  return (
    <div className={styles['words']}>
      <Text size="table">
        {nameOf(type)}
        {type.files > 0 ? (
          <Text size="small" tone="tertiary">
            {' '}
            {t('files', { count: type.files })}
          </Text>
        ) : null}
      </Text>
      <Text size="small" tone={fault === undefined ? 'secondary' : 'danger'}>
        {fault === undefined ? texts.summary(options) : texts.fault(fault)}
      </Text>
    </div>
  );
}

function useDefaults(): OptionsByFormat {
  const profiles = useQuery(profilesQuery).data ?? [];
  return Object.fromEntries(
    profiles.filter(({ isDefault }) => isDefault).map(({ format, options }) => [format, options]),
  );
}
