import { limits } from '@transloom/contracts/limits';
import type { OwnCheck } from '@transloom/contracts/own-checks';
import { issueSeverities } from '@transloom/contracts/quality';
import { Alert, App, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useSaveOwnCheck } from './own-checks.queries.ts';

interface OwnCheckFormProps {
  /** Absent for a new one. */
  readonly check?: OwnCheck;
  readonly onSaved: (check: OwnCheck) => void;
}

const fresh = { name: '', instruction: '', severity: 'warning' as const, languages: [] as string[] };

/** The words of a check. Other words have to be tried again. */
export function OwnCheckForm({ check, onSaved }: OwnCheckFormProps) {
  const { t } = useTranslation('own-checks');
  const { message } = App.useApp();
  const [draft, setDraft] = useState<Pick<OwnCheck, keyof typeof fresh>>(check ?? fresh);
  const set = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const save = useSaveOwnCheck();
  const { name, instruction, severity, languages } = draft;
  const isWhole = name.trim() !== '' && instruction.trim() !== '';
  const reworded = check?.enabled === true && instruction.trim() !== check.instruction;
  const submit = () =>
    save.mutate(
      {
        name,
        instruction,
        severity,
        languages,
        ...(check && { ownCheckId: check.ownCheckId, version: check.version }),
      },
      {
        onSuccess: (saved) => {
          void message.success(t('saved'));
          onSaved(saved);
        },
      },
    );
  return (
    <Stack gap="md">
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('field.name')} htmlFor="own-check-name" required>
          <Input
            id="own-check-name"
            autoFocus
            maxLength={100}
            placeholder={t('field.nameExample')}
            value={name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Form.Item>
        <Form.Item
          label={t('field.instruction')}
          htmlFor="own-check-instruction"
          required
          extra={t('field.instructionHint')}
        >
          <Input.TextArea
            id="own-check-instruction"
            rows={4}
            showCount
            maxLength={limits.ownCheckCharacters}
            placeholder={t('field.instructionExample')}
            value={instruction}
            onChange={({ target }) => set({ instruction: target.value })}
          />
        </Form.Item>
        <Form.Item label={t('field.severity')} extra={t('field.severityHint')}>
          <Radio.Group
            optionType="button"
            value={severity}
            options={issueSeverities.map((value) => ({ value, label: t(`severity.${value}`) }))}
            onChange={({ target }) => set({ severity: target.value as OwnCheck['severity'] })}
          />
        </Form.Item>
        <Form.Item label={t('field.languages')} htmlFor="own-check-languages">
          <LanguageSelect
            id="own-check-languages"
            multiple
            placeholder={t('field.allLanguages')}
            value={languages}
            onChange={(chosen: string[]) => set({ languages: chosen })}
          />
        </Form.Item>
      </Form>
      {reworded ? <Alert type="info" showIcon title={t('reworded')} /> : null}
      <DrawerButtons note={save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}>
        <Button type="primary" disabled={!isWhole} loading={save.isPending} onClick={submit}>
          {check === undefined ? t('new.save') : t('edit.save')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
