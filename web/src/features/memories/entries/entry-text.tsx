import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { TextRange } from '@transloom/core/memory/common-runs';
import { concordanceOf, findWords, wantedWords } from '@transloom/core/memory/words/concordance';
import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import styles from './entries.module.css';
import type { EntryEditing, Side } from './use-entry-editing.ts';

interface EntryTextProps {
  readonly entry: MemoryEntry;
  readonly sourceLanguage: string;
  readonly side: Side;
  readonly search: string;
  readonly editing: EntryEditing;
}

/** A text of an entry: read, or while its entry is changed, a field. */
export function EntryText({ entry, sourceLanguage, side, search, editing }: EntryTextProps) {
  const language = side === 'source' ? sourceLanguage : entry.targetLanguage;
  if (editing.typed?.entry.entryId === entry.entryId)
    return <Field side={side} language={language} text={editing.typed[side]} editing={editing} />;
  const markup = side === 'source' ? entry.sourceMarkup : entry.targetMarkup;
  return (
    <p
      className={`${styles['text']} ${styles['clamped']}`}
      {...(editing.editable ? { onDoubleClick: () => editing.start(entry) } : {})}
    >
      <InlineView markup={markup} language={language} found={wordsIn(markup, search)} />
    </p>
  );
}

function wordsIn(markup: string, search: string): readonly TextRange[] {
  return findWords(concordanceOf(wantedWords(search)), fromMarkup(markup).text)?.hits ?? [];
}

interface FieldProps {
  readonly side: Side;
  readonly language: string;
  readonly text: string;
  readonly editing: EntryEditing;
}

/** Ctrl+Enter keeps the change, Escape gives it up. */
function Field({ side, language, text, editing }: FieldProps) {
  const { t } = useTranslation('memories');
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editing.giveUp();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !editing.theirs) editing.save();
  };
  return (
    <Stack gap="xs">
      <Input.TextArea
        aria-label={t(`entry.${side}`)}
        lang={language}
        autoFocus={side === 'target'}
        autoSize={{ minRows: 2, maxRows: 12 }}
        value={text}
        onChange={({ target }) => editing.type(side, target.value)}
        onKeyDown={press}
      />
      {side === 'target' ? <EditButtons editing={editing} /> : null}
    </Stack>
  );
}

function EditButtons({ editing }: { readonly editing: EntryEditing }) {
  const { t } = useTranslation(['memories', 'assets']);
  useReturnFocus();
  const { editable, fault, failure, theirs, saving, save, saveOver, giveUp } = editing;
  const refusal = editable ? failure : t('entry.fixed');
  return (
    <>
      {fault || refusal ? (
        <Text size="small" tone="danger" as="p">
          <span role="alert">{fault ? t(`entry.fault.${fault}`) : refusal}</span>
        </Text>
      ) : null}
      {theirs ? <Theirs entry={theirs} /> : null}
      <Stack direction="row" gap="xs">
        <Button
          size="small"
          type="primary"
          disabled={fault !== undefined || !editable}
          loading={saving}
          onClick={theirs ? saveOver : save}
        >
          {t(theirs ? 'entry.saveOver' : 'entry.save')}
        </Button>
        <Button size="small" onClick={giveUp}>
          {t('assets:cancel')}
        </Button>
      </Stack>
    </>
  );
}

/** The entry as somebody else has changed it while it was being changed here. */
function Theirs({ entry: { sourceMarkup, targetMarkup } }: { readonly entry: MemoryEntry }) {
  return (
    <div>
      {[sourceMarkup, targetMarkup].map((markup) => (
        <Text key={markup} size="table" tone="secondary" as="p">
          <InlineView markup={markup} />
        </Text>
      ))}
    </div>
  );
}
