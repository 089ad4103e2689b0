import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useFormatName } from '../files/use-format-name.ts';
import { type FormatWithOptions, faultOf } from './option-faults.ts';
import { OptionFields } from './option-fields.tsx';
import { ProfileChooser } from './profile-chooser.tsx';
import { useOptionTexts } from './use-option-texts.ts';

interface OptionsFormProps {
  readonly format: FormatWithOptions;
  readonly value: ChosenOptions;
  /** Source first. */
  readonly languages: readonly string[];
  readonly onApply: (value: ChosenOptions) => void;
  readonly onClose: () => void;
}

interface OptionsDrawerProps extends Omit<OptionsFormProps, 'format'> {
  /** Undefined: closed. */
  readonly format: FormatWithOptions | undefined;
}

/** How files of one format are read, chosen one by one or by a profile. */
export function OptionsDrawer({ format, ...form }: OptionsDrawerProps) {
  const { t } = useTranslation('document-settings');
  const name = useFormatName();
  const title = t('drawer.title', { format: format ? name(format) : '' });
  return (
    <Drawer open={format !== undefined} onClose={form.onClose} title={title} size={480} destroyOnHidden>
      {format ? <OptionsForm format={format} {...form} /> : null}
    </Drawer>
  );
}

function OptionsForm({ format, value, languages, onApply, onClose }: OptionsFormProps) {
  const { t } = useTranslation('document-settings');
  const texts = useOptionTexts();
  const [options, setOptions] = useState(value);
  const [tried, setTried] = useState(false);
  const fault = faultOf(format, options, languages);
  const apply = () => {
    setTried(true);
    if (fault === undefined) onApply(options);
  };
  return (
    <Stack>
      <ProfileChooser format={format} value={options} faulty={fault !== undefined} onChoose={setOptions} />
      <OptionFields
        names={format.options}
        value={options}
        onChange={setOptions}
        languages={languages}
        complete={tried}
      />
      <DrawerButtons
        note={tried && fault ? <Alert type="error" showIcon title={texts.fault(fault)} /> : null}
      >
        <Button onClick={onClose}>{t('drawer.cancel')}</Button>
        <Button type="primary" onClick={apply}>
          {t('drawer.apply')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
