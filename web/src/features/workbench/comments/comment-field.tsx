import { useQuery } from '@tanstack/react-query';
import { longestComment, type MentionedPerson } from '@transloom/contracts/comments';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { mentionablePeopleQuery } from './comments.queries.ts';

interface CommentFieldProps {
  readonly label: string;
  readonly verb: string;
  readonly autoFocus?: boolean;
  readonly onFocus?: () => void;
  /** Gives whether it was sent; what could not be sent stays. */
  readonly onSend: (text: string, mentions: string[]) => Promise<boolean>;
}

/** A comment as it is written: Enter sends it (D5.44), Shift+Enter begins a line, `@` offers people. */
export function CommentField({ label, verb, autoFocus = false, onFocus, onSend }: CommentFieldProps) {
  const { documentId } = useWorkbenchParts().opened.document;
  const { t } = useTranslation('comments');
  const [text, setText] = useState('');
  const [search, setSearch] = useState<string>();
  const [chosen, setChosen] = useState<readonly MentionedPerson[]>([]);
  const [sending, setSending] = useState(false);
  const { data: people = [] } = useQuery({
    ...mentionablePeopleQuery(documentId, search ?? ''),
    enabled: search !== undefined,
  });
  const send = async () => {
    if (text.trim() === '' || sending) return;
    setSending(true);
    const mentions = chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ userId }) => userId);
    // The shell says why it could not be sent; the text stays.
    if (await onSend(text.trim(), [...new Set(mentions)]).catch(() => false)) {
      setText('');
      setChosen([]);
    }
    setSending(false);
  };
  return (
    <Stack gap="xs">
      <Mentions
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={label}
        maxLength={longestComment}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={text}
        onChange={setText}
        onFocus={() => onFocus?.()}
        filterOption={false}
        onSearch={(typed) => setSearch(typed)}
        onSelect={({ value = '' }) => {
          const person = people.find(({ name }) => name === value);
          if (person !== undefined) setChosen([...chosen, person]);
        }}
        options={people.map(({ userId, name }) => ({ key: userId, value: name, label: name }))}
        notFoundContent={t('nobody')}
        onPressEnter={(event) => {
          if (event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <div>
        <Button
          size="small"
          type="primary"
          disabled={text.trim() === ''}
          loading={sending}
          onClick={() => void send()}
        >
          {verb}
        </Button>
      </div>
    </Stack>
  );
}
