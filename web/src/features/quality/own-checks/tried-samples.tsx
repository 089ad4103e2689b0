import type { OutputOf } from '@transloom/contracts/endpoint';
import type { ownChecksApi } from '@transloom/contracts/own-checks';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';

type Sample = OutputOf<typeof ownChecksApi.tryOwnCheck>['samples'][number];

const kinds = ['flagged', 'passed'] as const;

/** What a check found in entries of a memory, and the entries in which it found nothing. */
export function TriedSamples({ samples }: { readonly samples: readonly Sample[] }) {
  const { t } = useTranslation('own-checks');
  const flagged = samples.filter(({ issues }) => issues.length > 0);
  const passed = samples.filter(({ issues }) => issues.length === 0);
  const [kind, setKind] = useState<(typeof kinds)[number]>('flagged');
  const shown = kind === 'flagged' ? flagged : passed;
  const counts = { flagged: flagged.length, passed: passed.length };
  return (
    <Stack gap="sm">
      <Segmented
        aria-label={t('trial.show')}
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: `${t(`trial.${value}`)} ${formatNumber(counts[value])}`,
        }))}
        onChange={setKind}
      />
      {shown.length === 0 ? <Text tone="secondary">{t(`trial.none.${kind}`)}</Text> : null}
      <LineList>
        {shown.map((sample) => (
          <ListLine key={`${sample.source}\n${sample.target}`}>
            <Stack gap="xxs">
              <Text size="small" tone="secondary">
                {sample.source}
              </Text>
              <span>
                <MarkedTarget sample={sample} />
              </span>
              {sample.issues.map(({ explanation }) => (
                <Text key={explanation} size="small" tone="danger">
                  {explanation}
                </Text>
              ))}
            </Stack>
          </ListLine>
        ))}
      </LineList>
    </Stack>
  );
}

/** The translation with the first place that the check names. */
function MarkedTarget({ sample: { target, issues } }: { readonly sample: Sample }) {
  const span = issues.find(({ targetSpan }) => targetSpan !== null)?.targetSpan ?? null;
  if (span === null) return <>{target}</>;
  return (
    <>
      {target.slice(0, span.start)}
      <mark>{target.slice(span.start, span.end)}</mark>
      {target.slice(span.end)}
    </>
  );
}
