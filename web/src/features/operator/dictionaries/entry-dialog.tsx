import { limits } from '@transloom/contracts/limits';
import { type DictionaryEntry, entryCodeSchema } from '@transloom/contracts/operator-dictionaries';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { type DictionaryType, useSaveEntry } from '../operator-pages.queries.ts';

interface EntryDialogProps {
  readonly type: DictionaryType;
  readonly entry: DictionaryEntry | 'new' | undefined;
  readonly onClose: () => void;
}

interface Fields {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
}

/** The words of an entry in both languages; the code is given once. */
export function EntryDialog({ type, entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('operator');
  const save = useSaveEntry();
  const known = entry === 'new' ? undefined : entry;
  const submit = ({ code, zh, en }: Fields) =>
    save.mutateAsync({
      type,
      code: known?.code ?? code,
      names: { 'zh-CN': zh, 'en-US': en },
      hidden: known?.hidden ?? false,
    });
  const required = [{ required: true, whitespace: true, message: t('notices.required') }];
  const codeRule = {
    validator: async (_: unknown, code: string) => {
      if (!entryCodeSchema.safeParse(code).success) throw new Error(t('dictionaries.codeRule'));
    },
  };
  return (
    <FormDialog<Fields>
      title={known === undefined ? t('dictionaries.add') : t('dictionaries.editTitle', { code: known.code })}
      open={entry !== undefined}
      onClose={onClose}
      verb={t(known === undefined ? 'dictionaries.add' : 'settings.save')}
      initialValues={known === undefined ? {} : { zh: known.names['zh-CN'], en: known.names['en-US'] }}
      onSubmit={submit}
    >
      {known === undefined ? (
        <Form.Item
          name="code"
          label={t('dictionaries.code')}
          extra={t('dictionaries.codeHint')}
          rules={[codeRule]}
        >
          <Input maxLength={40} autoComplete="off" spellCheck={false} />
        </Form.Item>
      ) : null}
      <Form.Item name="zh" label={t('dictionaries.zh')} rules={required}>
        <Input maxLength={limits.dictionaryNameCharacters} />
      </Form.Item>
      <Form.Item name="en" label={t('dictionaries.en')} rules={required}>
        <Input maxLength={limits.dictionaryNameCharacters} />
      </Form.Item>
    </FormDialog>
  );
}
