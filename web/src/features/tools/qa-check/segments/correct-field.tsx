import type { CheckedSegment } from '@transloom/contracts/qa-check';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Alert, Button, Input, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/stack.tsx';
import { Text } from '../../../../ui/text.tsx';
import { useCorrectSegment } from '../qa-check.queries.ts';

interface CorrectFieldProps {
  readonly workId: string;
  readonly segment: CheckedSegment;
  readonly language: string;
  /** To put the focus there. */
  readonly field: Ref<InputRef>;
}

/** The translation where it is corrected; Ctrl Enter or the button saves, and the segment is checked anew at once. */
export function CorrectField({ workId, segment, language, field }: CorrectFieldProps) {
  const { t } = useTranslation('qa-check');
  const correct = useCorrectSegment(workId);
  const [typed, setTyped] = useState<{ readonly change: number; readonly text: string }>();
  const { checkedSegmentId, target, change, locked, writable } = segment;
  if (locked || !writable)
    return <Alert type="info" showIcon title={locked ? t('correct.locked') : t('correct.joined')} />;
  const text = typed?.text ?? target;
  const save = () => {
    if (text === target) return;
    const seen = typed?.change ?? change;
    correct.mutate({ checkedSegmentId, seen, target: text }, { onSuccess: () => setTyped(undefined) });
  };
  const { codes, styles } = fromMarkup(target);
  return (
    <Stack gap="xs">
      <Input.TextArea
        ref={field as never}
        aria-label={t('correct.label')}
        lang={language}
        dir="auto"
        autoSize={{ minRows: 2, maxRows: 10 }}
        value={text}
        onChange={(event) => setTyped({ change: typed?.change ?? change, text: event.target.value })}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape') {
            setTyped(undefined);
            event.currentTarget.blur();
          }
        }}
      />
      {codes.length + styles.length > 0 ? (
        <Text size="small" tone="tertiary">
          {t('correct.tags')}
        </Text>
      ) : null}
      {correct.error && typed !== undefined ? (
        <Alert type="error" showIcon title={correct.error.message} />
      ) : null}
      <Stack direction="row" gap="xs">
        <Button
          size="small"
          type="primary"
          disabled={text === target}
          loading={correct.isPending}
          onClick={save}
        >
          {t('correct.save')}
        </Button>
        {typed === undefined ? null : (
          <Button size="small" type="text" onClick={() => setTyped(undefined)}>
            {t('cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
