import { limits } from '@transloom/contracts/limits';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Alert, App, Button, Form, Input } from 'antd';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '../../../api/api-error.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { type TypedText, useTypedTexts } from '../../../session/typed-texts.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { PictureField, pastedPicture } from '../pictures/picture-field.tsx';
import { usePictureDraft } from '../pictures/use-picture-draft.ts';
import { useAddTermEntry, useChangeTermEntry } from '../terms.queries.ts';
import {
  type ConceptField,
  draftOf,
  type EntryDraft,
  type EntryFault,
  faultsOf,
  inputOf,
} from './entry-draft.ts';
import { LanguageTerms } from './language-terms.tsx';
import { TermEntryView } from './term-entry-view.tsx';

interface TermEntryFormProps {
  readonly base: TermBase;
  /** Undefined for a new one. */
  readonly entry: TermEntry | undefined;
  /** As it is by now, which is not as it was opened where somebody else changed it. */
  readonly current: TermEntry | undefined;
  readonly targetLanguage: string;
  /** False also where it may be changed no more while somebody is at it: what was typed stays to be copied. */
  readonly editable: boolean;
  readonly onClose: () => void;
}

/** A concept with its terms in all languages; what is missing is said once somebody has tried to save. */
export function TermEntryForm(props: TermEntryFormProps) {
  const { base, entry, current, targetLanguage, editable, onClose } = props;
  const { t } = useTranslation(['terms', 'assets']);
  const { message } = App.useApp();
  const [draft, setDraft] = useState(() => draftOf(entry, base, targetLanguage));
  const picture = usePictureDraft(entry);
  const [attempts, setAttempts] = useState(0);
  const form = useFocusOnFault(attempts);
  useTypedTexts(useTextsToKeep(draft, entry));
  const add = useAddTermEntry();
  const change = useChangeTermEntry();
  const command = entry ? change : add;
  const faults = faultsOf(draft, base);
  const shownFaults = attempts > 0 ? faults : [];
  const done = {
    onSuccess: () => {
      message.success(t(entry ? 'entry.changed' : 'entry.added'));
      onClose();
    },
  };
  const save = (over?: TermEntry) => {
    setAttempts(attempts + 1);
    if (faults.length > 0 || command.isPending || picture.sending) return;
    const { termBaseId } = base;
    // Of an entry that somebody else changed meanwhile, the picture nobody touched here is theirs.
    const current = over ?? entry;
    const pictureId = picture.chosen === undefined ? (current?.pictureId ?? null) : picture.chosen;
    const input = { termBaseId, ...inputOf(draft, pictureId) };
    if (current === undefined) return add.mutate(input, done);
    const { termEntryId, updatedAt } = current;
    change.mutate({ termEntryId, updatedAt, ...input }, done);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedPicture(event.clipboardData);
    if (pasted === undefined) return;
    event.preventDefault();
    picture.take([pasted]);
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => save()} onPaste={paste}>
      <Stack gap="lg">
        <div ref={form}>
          <Stack gap="lg">
            <LanguageTerms base={base} entry={entry} draft={draft} faults={shownFaults} onChange={setDraft} />
            <Concept draft={draft} faults={shownFaults} onChange={setDraft} />
            <PictureField entry={entry} picture={picture}>
              <AddressField name="image" draft={draft} faults={shownFaults} onChange={setDraft} />
            </PictureField>
          </Stack>
        </div>
        {command.error ? (
          <Failure error={command.error} current={current} onSaveOver={() => save(current)} />
        ) : null}
        <DrawerButtons note={editable ? null : <Alert type="warning" showIcon title={t('entry.fixed')} />}>
          <Button onClick={onClose}>{t('assets:cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            disabled={!editable || picture.sending}
            loading={command.isPending}
          >
            {t(entry ? 'entry.save' : 'entry.addSubmit')}
          </Button>
        </DrawerButtons>
      </Stack>
    </Form>
  );
}

interface ConceptProps {
  readonly draft: EntryDraft;
  readonly faults: readonly EntryFault[];
  readonly onChange: (draft: EntryDraft) => void;
}

function Concept({ draft, faults, onChange }: ConceptProps) {
  const { t } = useTranslation('terms');
  const field = (name: ConceptField) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  return (
    <div>
      <Form.Item label={t('entry.remark')} htmlFor="term-note">
        <Input.TextArea
          id="term-note"
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={longestText}
          {...field('note')}
        />
      </Form.Item>
      <Form.Item label={t('entry.definition')} htmlFor="term-definition">
        <Input.TextArea
          id="term-definition"
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={longestText}
          {...field('definition')}
        />
      </Form.Item>
      <Form.Item label={t('entry.subject')} htmlFor="term-subject">
        <Input id="term-subject" maxLength={longestText} {...field('subject')} />
      </Form.Item>
      <AddressField name="link" draft={draft} faults={faults} onChange={onChange} />
    </div>
  );
}

interface AddressFieldProps extends ConceptProps {
  readonly name: 'image' | 'link';
}

function AddressField({ name, draft, faults, onChange }: AddressFieldProps) {
  const { t } = useTranslation('terms');
  const wrong = faults.includes(name);
  return (
    <Form.Item
      label={t(`entry.${name}`)}
      htmlFor={`term-${name}`}
      {...(wrong ? { validateStatus: 'error' as const, help: t(`entry.fault.${name}`) } : {})}
    >
      <Input
        id={`term-${name}`}
        inputMode="url"
        maxLength={longestAddress}
        {...(wrong ? { 'aria-invalid': true } : {})}
        value={draft[name]}
        onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      />
    </Form.Item>
  );
}

const longestText = limits.termNoteCharacters;
const longestAddress = 2000;

/** What was typed, and is not what the entry has. */
function useTextsToKeep(draft: EntryDraft, entry: TermEntry | undefined): readonly TypedText[] {
  const { t } = useTranslation('terms');
  const terms = draft.terms
    .filter(({ text }) => !entry?.terms.some((saved) => saved.text === text))
    .map(({ language, text }) => ({ label: t('entry.termOf', { language: languageName(language) }), text }));
  const labels = { note: t('entry.remark'), definition: t('entry.definition'), subject: t('entry.subject') };
  const texts = (['note', 'definition', 'subject'] as const)
    .filter((field) => draft[field] !== (entry?.[field] ?? ''))
    .map((field) => ({ label: labels[field], text: draft[field] }));
  return [...terms, ...texts];
}

/** A fault may have been scrolled out of sight. */
function useFocusOnFault(attempts: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}

interface FailureProps {
  readonly error: Error;
  readonly current: TermEntry | undefined;
  readonly onSaveOver: () => void;
}

/** Where somebody else was faster, what the entry is by now, and a way to save nevertheless. */
function Failure({ error, current, onSaveOver }: FailureProps) {
  const { t } = useTranslation(['terms', 'assets']);
  const theirs = error instanceof ApiError && error.code === 'term.entry-changed' ? current : undefined;
  return (
    <Alert
      type={theirs ? 'warning' : 'error'}
      showIcon
      title={isNotFound(error) ? t('assets:entryGone.hint') : error.message}
      description={
        theirs ? (
          <Stack gap="sm" align="flex-start">
            <TermEntryView entry={theirs} />
            <Button size="small" onClick={onSaveOver}>
              {t('entry.saveOver')}
            </Button>
          </Stack>
        ) : undefined
      }
    />
  );
}
