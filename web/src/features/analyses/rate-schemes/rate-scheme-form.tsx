import { limits } from '@transloom/contracts/limits';
import { type RateScheme, schemeFieldsSchema } from '@transloom/contracts/rate-schemes';
import { type AnalysisLine, analysisLines } from '@transloom/core/analysis/analysis-line';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { FormFields } from '../../../ui/form/form-fields.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useAddScheme, useChangeScheme } from '../analyses.queries.ts';
import { lineText } from '../line-texts.ts';

interface RateSchemeFormProps {
  readonly scheme: RateScheme;
  readonly isNew: boolean;
  readonly onDone: () => void;
}

/** Name and rates of a scheme; saving makes its next version, or a new scheme. */
export function RateSchemeForm({ scheme, isNew, onDone }: RateSchemeFormProps) {
  const { t } = useTranslation('analyses');
  const add = useAddScheme();
  const change = useChangeScheme();
  const form = useEditForm({
    schema: schemeFieldsSchema,
    saved: { name: isNew ? '' : scheme.name, rates: scheme.rates },
    labels: { name: t('schemes.name'), rates: t('schemes.rates') },
    save: (fields) =>
      isNew || scheme.schemeId === null
        ? add.mutateAsync(fields)
        : change.mutateAsync({ ...fields, schemeId: scheme.schemeId, version: scheme.version }),
    onSaved: onDone,
  });
  const { rates } = form.values;
  return (
    <Stack gap="md">
      <FormFailure form={form} />
      <FormFields form={form} fields={{ name: { placeholder: t('schemes.nameExample') } }} />
      <div>
        {analysisLines.map((line) => (
          <RateField
            key={line}
            line={line}
            rate={rates[line]}
            onChange={(rate) => form.set({ rates: { ...rates, [line]: rate } })}
          />
        ))}
      </div>
      <DrawerButtons>
        <Button onClick={onDone}>{t('schemes.cancel')}</Button>
        <Button type="primary" loading={form.saving} disabled={!form.changed} onClick={form.submit}>
          {t('schemes.save')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}

interface RateFieldProps {
  readonly line: AnalysisLine;
  readonly rate: number;
  readonly onChange: (rate: number) => void;
}

function RateField({ line, rate, onChange }: RateFieldProps) {
  return (
    <SettingLine label={lineText(line)}>
      <NumberField
        label={lineText(line)}
        value={rate}
        least={0}
        most={limits.highestLineRate}
        onChange={onChange}
      />
    </SettingLine>
  );
}
