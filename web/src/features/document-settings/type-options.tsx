import { useQuery } from '@tanstack/react-query';
import type { ChosenOptions, OptionsByFormat } from '@transloom/contracts/document-settings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Text } from '../../ui/text.tsx';
import { useFormatName } from '../files/use-format-name.ts';
import { profilesQuery } from './document-settings.queries.ts';
import { type FormatWithOptions, faultOf } from './option-faults.ts';
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
  /** Used where nothing was chosen; the organization's defaults where absent. */
  readonly inForce?: OptionsByFormat;
  readonly onChange: (value: OptionsByFormat) => void;
  readonly languages: readonly string[];
  readonly disabled?: boolean;
}

/** A line for each type of file: how it is read, and a drawer to change that. */
export function TypeOptions({ types, value, inForce, onChange, languages, disabled }: TypeOptionsProps) {
  const { t } = useTranslation('document-settings');
  const nameOf = useFormatName();
  const texts = useOptionTexts();
  const [open, setOpen] = useState<FormatWithOptions>();
  const defaults = useDefaults();
  const shown = types.filter(({ options }) => options.length > 0);
  const optionsOf = (id: string): ChosenOptions => value[id] ?? (inForce ?? defaults)[id] ?? {};
  if (shown.length === 0) return null;
  return (
    <>
      <LineList label={t('types')}>
        {shown.map((type) => {
          const fault = faultOf(type, optionsOf(type.id), languages);
          return (
            <ListLine key={type.id}>
              <SettingLine
                label={
                  type.files > 0 ? `${nameOf(type)} · ${t('files', { count: type.files })}` : nameOf(type)
                }
                description={
                  fault ? <Text tone="danger">{texts.fault(fault)}</Text> : texts.summary(optionsOf(type.id))
                }
              >
                {disabled ? null : (
                  <Button
                    size="small"
                    aria-label={t('change.of', { format: nameOf(type) })}
                    onClick={() => setOpen(type)}
                  >
                    {t('change.action')}
                  </Button>
                )}
              </SettingLine>
            </ListLine>
          );
        })}
      </LineList>
      <OptionsDrawer
        format={open}
        value={open ? optionsOf(open.id) : {}}
        languages={languages}
        onApply={(options) => {
          if (open) onChange({ ...value, [open.id]: options });
          setOpen(undefined);
        }}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

function useDefaults(): OptionsByFormat {
  const profiles = (useQuery(profilesQuery).data ?? []).filter(({ isDefault }) => isDefault);
  return Object.fromEntries(profiles.map(({ format, options }) => [format, options]));
}
