import { UploadOutlined } from '@ant-design/icons';
import { App, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/file-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { useAddWords } from './spelling.queries.ts';
import { noWords, wordsOfText } from './words-of-text.ts';

interface Fields {
  readonly language: string;
  readonly words: string;
}

const wordsPerCall = 1000;
/** Of what is no word, so many are named. */
const namedWords = 5;

interface AddWordsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Words for the dictionary of a language: typed, pasted, or read from a file with one word a line. */
export function AddWordsDialog({ open, onClose }: AddWordsDialogProps) {
  const { t } = useTranslation('quality');
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const add = useAddWords();
  const submit = async ({ language, words }: Fields) => {
    const all = wordsOfText(words);
    let added = 0;
    for (let from = 0; from < all.length; from += wordsPerCall) {
      const part = all.slice(from, from + wordsPerCall);
      added += (await add.mutateAsync({ language, words: part })).added;
    }
    message.success(t('words.added', { count: added }));
  };
  const read = async (files: readonly File[]) => {
    const texts = await Promise.all(files.map((file) => file.text()));
    const before: string = form.getFieldValue('words') ?? '';
    form.setFieldsValue({ words: [before, ...texts].filter((text) => text !== '').join('\n') });
  };
  const validate = (_: unknown, text: string | undefined) => {
    const words = wordsOfText(text ?? '');
    if (words.length === 0) return Promise.reject(new Error(t('words.required')));
    const wrong = noWords(words);
    if (wrong.length === 0) return Promise.resolve();
    const list = wrong.slice(0, namedWords).join(' · ');
    return Promise.reject(new Error(t('words.wrong', { count: wrong.length, list })));
  };
  return (
    <FormDialog<Fields>
      title={t('words.addTitle')}
      open={open}
      onClose={onClose}
      verb={t('words.add')}
      form={form}
      hint={t('words.hint')}
      onSubmit={submit}
    >
      <Form.Item
        name="language"
        label={t('words.language')}
        rules={[{ required: true, message: t('words.languageRequired') }]}
      >
        <LanguageSelect placeholder={t('words.chooseLanguage')} />
      </Form.Item>
      <Form.Item
        name="words"
        label={t('words.list')}
        rules={[{ validator: validate }]}
        validateTrigger="onSubmit"
      >
        <Input.TextArea rows={8} spellCheck={false} />
      </Form.Item>
      <FileButton
        label={t('words.file')}
        icon={<UploadOutlined />}
        accept=".txt,.dic,.csv"
        onFiles={(files) => void read(files)}
      />
    </FormDialog>
  );
}
