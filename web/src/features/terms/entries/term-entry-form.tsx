import { limits } from '@transloom/contracts/limits';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Alert, App, Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
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
  readonly onClose: () => void;
}

/** A concept with its terms in all languages; what is missing is said once somebody has tried to save. */
export function TermEntryForm({ base, entry, current, targetLanguage, onClose }: TermEntryFormProps) {
  const { t } = useTranslation(['terms', 'assets']);
  const { message } = App.useApp();
  const [draft, setDraft] = useState(() => draftOf(entry, base, targetLanguage));
  const [attempts, setAttempts] = useState(0);
  const form = useFocusOnFault(attempts);
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
    if (faults.length > 0 || command.isPending) return;
    const { termBaseId } = base;
    if (entry === undefined) return add.mutate({ termBaseId, ...inputOf(draft) }, done);
    const { termEntryId, updatedAt } = over ?? entry;
    change.mutate({ termBaseId, termEntryId, updatedAt, ...inputOf(draft) }, done);
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => save()}>
      <Stack gap="lg">
        <div ref={form}>
          <Stack gap="lg">
            <LanguageTerms base={base} entry={entry} draft={draft} faults={shownFaults} onChange={setDraft} />
            <Concept draft={draft} faults={shownFaults} onChange={setDraft} />
          </Stack>
        </div>
        {command.error ? (
          <Failure error={command.error} current={current} onSaveOver={() => save(current)} />
        ) : null}
        <DrawerButtons>
          <Button onClick={onClose}>{t('assets:cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={command.isPending}>
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
  const address = (name: 'image' | 'link') => (
    <Form.Item
      label={t(`entry.${name}`)}
      htmlFor={`term-${name}`}
      {...(faults.includes(name) ? { validateStatus: 'error' as const, help: t(`entry.fault.${name}`) } : {})}
    >
      <Input
        id={`term-${name}`}
        inputMode="url"
        maxLength={longestAddress}
        {...(faults.includes(name) ? { 'aria-invalid': true } : {})}
        {...field(name)}
      />
    </Form.Item>
  );
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
      {address('link')}
      {address('image')}
    </div>
  );
}

const longestText = limits.termNoteCharacters;
const longestAddress = 2000;

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
  const { t } = useTranslation('terms');
  const theirs = error instanceof ApiError && error.code === 'term.entry-changed' ? current : undefined;
  return (
    <Alert
      type={theirs ? 'warning' : 'error'}
      showIcon
      title={error.message}
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
