import { useQuery } from '@tanstack/react-query';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Alert, App, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format.ts';
import { Loadable } from '../../../../ui/loadable.tsx';
import { LinesSkeleton } from '../../../../ui/skeletons.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Text } from '../../../../ui/text.tsx';
import { TextDifference } from '../../../../ui/text-difference.tsx';
import { fixesQuery, useFixAll } from '../qa-check.queries.ts';
import styles from './check.module.css';
import { askedOf, type CheckFilter } from './use-check-filter.ts';

interface FixAllDialogProps {
  readonly workId: string;
  readonly filter: CheckFilter;
  readonly onClose: () => void;
}

/** Shows what the fixes make of the texts before they are made; each may be left out. */
export function FixAllDialog({ workId, filter, onClose }: FixAllDialogProps) {
  const { t } = useTranslation('qa-check');
  const { message } = App.useApp();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const asked = askedOf(filter);
  const query = useQuery(fixesQuery({ workId, ...asked }));
  const fixAll = useFixAll(workId);
  const total = query.data?.total ?? 0;
  const make = () =>
    fixAll.mutate(
      { ...asked, exceptIds: [...left] },
      {
        onSuccess: ({ mended, refused }) => {
          void message.success(
            refused === 0 ? t('fix.done', { count: mended }) : t('fix.doneSome', { count: mended, refused }),
          );
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      width={720}
      title={t('fix.title')}
      okText={t('fix.make', { count: total - left.size, shown: formatNumber(total - left.size) })}
      okButtonProps={{ disabled: total - left.size === 0, loading: fixAll.isPending }}
      cancelText={t('cancel')}
      onOk={make}
      onCancel={onClose}
    >
      <Loadable query={query} skeleton={<LinesSkeleton />}>
        {({ records }) => (
          <Stack gap="sm">
            {fixAll.error ? <Alert type="error" showIcon title={fixAll.error.message} /> : null}
            <ul className={styles['fixes']}>
              {records.map(({ checkedSegmentId, number, before, after }) => (
                <li key={checkedSegmentId}>
                  <Checkbox
                    checked={!left.has(checkedSegmentId)}
                    onChange={({ target }) => setLeft(changed(left, checkedSegmentId, !target.checked))}
                  >
                    {t('segments.number', { number })}
                  </Checkbox>
                  <p className={styles['preview']}>
                    <TextDifference
                      before={fromMarkup(before).text}
                      after={fromMarkup(after).text}
                      words={{ removed: t('fix.removed'), added: t('fix.added') }}
                    />
                  </p>
                </li>
              ))}
            </ul>
            {total > records.length ? (
              <Text as="p" size="small" tone="secondary">
                {t('fix.more', { count: total - records.length })}
              </Text>
            ) : null}
          </Stack>
        )}
      </Loadable>
    </Modal>
  );
}

function changed(left: ReadonlySet<string>, id: string, out: boolean): ReadonlySet<string> {
  return new Set(out ? [...left, id] : [...left].filter((one) => one !== id));
}
