import { CheckCircleFilled, ExclamationCircleFilled, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@transloom/contracts/segments';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { TermEntryButton } from '../../terms/entries/term-entry-button.tsx';
import { TermPicture } from '../../terms/pictures/term-picture.tsx';
import { TermStatus } from '../../terms/term-status.tsx';
import type { TargetTerm, TermInUse } from '../terms/term-use.ts';
import terms from '../terms/terms.module.css';
import { useTermsInUse } from '../terms/use-terms-in-use.ts';
import { conceptPictureQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';

interface TermsPanelProps {
  readonly segment: Segment;
  readonly onInsert: (text: string) => void;
  readonly onAdd: () => void;
}

/** Terms in the source of the active segment, with the words to use and those not to. */
export function TermsPanel({ segment, onInsert, onAdd }: TermsPanelProps) {
  const { t } = useTranslation('workbench');
  const query = useTermsInUse(segment.segmentId);
  return (
    <Stack gap="sm">
      <Allowed keys="segment:edit">
        <Stack direction="row" justify="end">
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
            {t('terms.add')} <Kbd keys="Ctrl E" />
          </Button>
        </Stack>
      </Allowed>
      <Loadable query={query} skeleton={<PanelSkeleton />}>
        {(found) =>
          found.length === 0 ? (
            <PanelHint text={t('terms.none')} />
          ) : (
            <ol className={styles['list']}>
              {found.map((one) => (
                <li key={`${one.term.start} ${one.term.termEntryId}`}>
                  <TermCard found={one} onInsert={onInsert} />
                </li>
              ))}
            </ol>
          )
        }
      </Loadable>
    </Stack>
  );
}

interface TermCardProps extends Pick<TermsPanelProps, 'onInsert'> {
  readonly found: TermInUse;
}

function TermCard({ found, onInsert }: TermCardProps) {
  const { term, targets } = found;
  const { documentId, sourceLanguage, targetLanguage } = useWorkbenchParts().opened.document;
  const { termBaseId, termEntryId, pictureId } = term;
  return (
    <article className={styles['card']}>
      <Stack direction="row" gap="xs" justify="space-between" wrap>
        <span className={terms['words']}>
          <Text strong>
            <span lang={sourceLanguage}>{term.term.text}</span>
          </Text>
          {term.term.status === 'preferred' ? null : <TermStatus status={term.term.status} />}
        </span>
        <span className={terms['use']}>
          <Use found={found} />
          <TermEntryButton
            termBaseId={termBaseId}
            termEntryId={termEntryId}
            targetLanguage={targetLanguage}
            term={term.term.text}
          />
        </span>
      </Stack>
      <ul className={terms['targets']}>
        {targets.map((target) => (
          <Target key={`${target.status} ${target.text}`} target={target} onInsert={onInsert} />
        ))}
      </ul>
      {[term.definition, term.note].map((text) =>
        text === null ? null : (
          <p key={text} className={terms['text']}>
            {text}
          </p>
        ),
      )}
      {pictureId === null ? null : (
        <ShownPicture entry={{ documentId, termBaseId, termEntryId, pictureId }} term={term.term.text} />
      )}
      <Text size="small" tone="tertiary" truncate>
        {[term.termBaseName, term.subject].filter((part) => part !== null).join(' · ')}
      </Text>
    </article>
  );
}

interface ShownPictureProps {
  readonly entry: Parameters<typeof conceptPictureQuery>[0];
  readonly term: string;
}

function ShownPicture({ entry, term }: ShownPictureProps) {
  return <TermPicture query={useQuery(conceptPictureQuery(entry))} term={term} />;
}

/** What the translation does with the term: never by colour alone. */
function Use({ found: { use, forbiddenUsed } }: { readonly found: TermInUse }) {
  const { t } = useTranslation('workbench');
  if (forbiddenUsed.length > 0) {
    return (
      <StatusTag tone="danger" icon={<ExclamationCircleFilled aria-hidden />}>
        {t('terms.wrong', { words: forbiddenUsed.join(' · ') })}
      </StatusTag>
    );
  }
  if (use === 'used') {
    return (
      <StatusTag tone="success" icon={<CheckCircleFilled aria-hidden />}>
        {t('terms.used')}
      </StatusTag>
    );
  }
  return use === 'missing' ? (
    <StatusTag tone="warning" icon={<ExclamationCircleFilled aria-hidden />}>
      {t('terms.missing')}
    </StatusTag>
  ) : null;
}

interface TargetProps extends Pick<TermsPanelProps, 'onInsert'> {
  readonly target: TargetTerm;
}

function Target({ target: { text, status, note, place }, onInsert }: TargetProps) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const [words, button] = [useId(), useId()];
  return (
    <li className={terms['target']}>
      <span className={terms['words']}>
        <span id={words} lang={targetLanguage} className={place === undefined ? terms['avoid'] : undefined}>
          {text}
        </span>
        {status === 'preferred' ? null : <TermStatus status={status} />}
        {note === null ? null : (
          <Text size="small" tone="tertiary">
            {note}
          </Text>
        )}
      </span>
      {place === undefined ? null : (
        <Button
          size="small"
          type="text"
          id={button}
          aria-labelledby={`${button} ${words}`}
          onClick={() => onInsert(text)}
        >
          {t('terms.insert')} {place > 9 ? null : <Kbd keys={`Alt ${place}`} />}
        </Button>
      )}
    </li>
  );
}
