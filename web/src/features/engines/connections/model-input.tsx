import { AutoComplete, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { givenSettings } from '../../../ui/use-tried-form.ts';
import { type ConnectionDraft, useListModels } from '../engines.queries.ts';
import styles from './model-input.module.css';

interface ModelInputProps {
  readonly vendor: string;
  /** Settings without which nobody lists anything; asked for before. */
  readonly needs: readonly string[];
  /** Of the connection to change; absent for a new one. */
  readonly connectionId: string | undefined;
  /** These three are given by the form. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The name of a model: written, or chosen from those the vendor lists for the key and the address in the form. */
export function ModelInput({ vendor, needs, connectionId, id = '', value = '', onChange }: ModelInputProps) {
  const { t } = useTranslation('engines');
  const form = Form.useFormInstance<ConnectionDraft>();
  const list = useListModels();
  const [open, setOpen] = useState(false);
  const [narrows, setNarrows] = useState(false);
  const models = list.data?.models ?? [];
  const ask = async () => {
    const isGiven = await form.validateFields(needs.map((name) => ['settings', name])).then(
      () => true,
      () => false,
    );
    if (!isGiven) return;
    list.mutate(
      {
        ...(connectionId === undefined ? {} : { connectionId }),
        vendor,
        settings: givenSettings(form.getFieldValue('settings')),
      },
      {
        onSuccess: () => {
          setNarrows(false);
          setOpen(true);
        },
      },
    );
  };
  return (
    <Stack gap="xxs">
      <Stack direction="row" gap="xs">
        <div className={styles['wide']}>
          <AutoComplete
            id={id}
            value={value}
            open={open && models.length > 0}
            options={models
              .filter((model) => !narrows || isLike(model, value))
              .map((model) => ({ value: model }))}
            onOpenChange={setOpen}
            onChange={(written: string) => {
              setNarrows(true);
              onChange?.(written);
            }}
          />
        </div>
        <Button loading={list.isPending} onClick={() => void ask()}>
          {t('models.list')}
        </Button>
      </Stack>
      <div aria-live="polite">
        {list.error ? (
          <Text size="small" tone="danger">
            {list.error.message}
          </Text>
        ) : null}
        {list.isSuccess ? (
          <Text size="small" tone="tertiary">
            {models.length === 0 ? t('models.none') : t('models.found', { count: models.length })}
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}

function isLike(model: string, written: string): boolean {
  return model.toLowerCase().includes(written.trim().toLowerCase());
}
