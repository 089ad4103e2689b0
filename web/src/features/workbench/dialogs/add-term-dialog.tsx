import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { Alert, App, Button, Form, Input, type InputRef, Modal, Select } from 'antd';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../api/api-error.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { useTypedTexts } from '../../../session/typed-texts.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { SimilarTerms } from '../../terms/entries/similar-terms.tsx';
import { documentTermBasesQuery, useAddSegmentTerm } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';

/** What was selected when the dialog was asked for. */
export interface SelectedWords {
  readonly source: string;
  readonly target: string;
}

interface AddTermDialogProps {
  /** Undefined while it is closed. */
  readonly words: SelectedWords | undefined;
  readonly onClose: () => void;
}

/** A term with its translation, kept for everybody who works with the term base. */
export function AddTermDialog({ words, onClose }: AddTermDialogProps) {
  const { t } = useTranslation('workbench');
  const first = useRef<InputRef>(null);
  return (
    <Modal
      title={t('terms.addTitle')}
      open={words !== undefined}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) first.current?.focus();
      }}
    >
      {words ? <AddTerm words={words} first={first} onClose={onClose} /> : null}
    </Modal>
  );
}

interface Fields extends SelectedWords {
  readonly note?: string;
  readonly termBaseId?: string;
}

interface AddTermProps {
  readonly words: SelectedWords;
  /** The field to begin with: the first that no words were selected for. */
  readonly first: RefObject<InputRef | null>;
  readonly onClose: () => void;
}

function AddTerm({ words, first, onClose }: AddTermProps) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const { documentId, sourceLanguage, targetLanguage } = useWorkbenchParts().opened.document;
  const bases = useQuery(documentTermBasesQuery(documentId));
  const add = useAddSegmentTerm();
  const [form] = Form.useForm<Fields>();
  const source = Form.useWatch('source', form) ?? '';
  const typed = Form.useWatch([], form);
  useTypedTexts([
    { label: languageName(sourceLanguage), text: source },
    { label: languageName(targetLanguage), text: typed?.target ?? '' },
    { label: t('terms.note'), text: typed?.note ?? '' },
  ]);
  const chosen = Form.useWatch('termBaseId', form) ?? bases.data?.[0]?.termBaseId;
  /** Of the bases that are there now. */
  const chooseAnother = async (error: Error) => {
    if (!isNotFound(error)) return;
    const { data } = await bases.refetch();
    form.setFieldValue('termBaseId', data?.[0]?.termBaseId);
  };
  const save = ({ note = '', ...texts }: Fields) =>
    add.mutate(
      { documentId, ...texts, termBaseId: chosen ?? null, note: note.trim() || null },
      {
        onSuccess: () => {
          message.success(t('terms.added', { term: texts.source }));
          onClose();
        },
        onError: (error) => void chooseAnother(error),
      },
    );
  return (
    <Form<Fields> form={form} layout="vertical" requiredMark={false} initialValues={words} onFinish={save}>
      <Form.Item
        name="source"
        label={languageName(sourceLanguage)}
        rules={[{ required: true, whitespace: true, message: t('terms.sourceRequired') }]}
      >
        <Input
          lang={sourceLanguage}
          maxLength={limits.termCharacters}
          ref={words.source === '' ? first : null}
        />
      </Form.Item>
      {chosen === undefined ? null : (
        <SimilarTerms termBaseId={chosen} language={sourceLanguage} text={source} />
      )}
      <Form.Item
        name="target"
        label={languageName(targetLanguage)}
        rules={[{ required: true, whitespace: true, message: t('terms.targetRequired') }]}
      >
        <Input
          lang={targetLanguage}
          maxLength={limits.termCharacters}
          ref={words.source === '' ? null : first}
        />
      </Form.Item>
      <Form.Item name="note" label={t('terms.note')}>
        <Input maxLength={limits.termNoteCharacters} />
      </Form.Item>
      <TermBaseField bases={bases.data} />
      <Stack gap="sm">
        {add.error ? (
          <Alert
            type="error"
            showIcon
            title={isNotFound(add.error) ? t('terms.baseGone') : add.error.message}
          />
        ) : null}
        <Stack direction="row" gap="xs" justify="end">
          <Button onClick={onClose}>{t('terms.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('terms.add')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

interface TermBaseFieldProps {
  readonly bases: readonly { readonly termBaseId: string; readonly name: string }[] | undefined;
}

/** Where the term goes; where there is no base of the languages yet, one is made. */
function TermBaseField({ bases }: TermBaseFieldProps) {
  const { t } = useTranslation('workbench');
  if (bases?.length === 0) {
    return (
      <Text as="p" size="table" tone="secondary">
        {t('terms.newBase')}
      </Text>
    );
  }
  // A field takes its first value when it is made, so it waits for the bases.
  if (bases === undefined) {
    return (
      <Form.Item label={t('terms.base')}>
        <Select aria-label={t('terms.base')} loading disabled />
      </Form.Item>
    );
  }
  return (
    <Form.Item name="termBaseId" label={t('terms.base')} initialValue={bases[0]?.termBaseId}>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={bases.map(({ termBaseId, name }) => ({ value: termBaseId, label: name }))}
      />
    </Form.Item>
  );
}
