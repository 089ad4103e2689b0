import { useQuery } from '@tanstack/react-query';
import { noCriteria } from '@transloom/contracts/no-criteria';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import { matchBands } from '@transloom/contracts/segment-filters';
import { segmentOriginSchema } from '@transloom/contracts/segments';
import { linearPattern } from '@transloom/core/text/linear-pattern';
import { Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { segmentPeopleQuery, segmentViewsQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { countCriteria } from './count-criteria.ts';
import { ViewNames } from './view-names.tsx';

interface FilterDialogProps {
  readonly criteria: SegmentCriteria;
  readonly onApply: (criteria: SegmentCriteria) => void;
  readonly onClose: () => void;
}

/** Which segments are listed, by all that is known of them; views that are needed again are saved under a name. */
export function FilterDialog({ criteria, onApply, onClose }: FilterDialogProps) {
  const { t } = useTranslation('workbench');
  const { documentId } = useWorkbenchParts().opened.document;
  const { data: people = [] } = useQuery(segmentPeopleQuery(documentId));
  const { data: views = [] } = useQuery(segmentViewsQuery);
  const [wish, setWish] = useState(criteria);
  const set = (change: Partial<SegmentCriteria>) => setWish((before) => ({ ...before, ...change }));
  const isPattern = (text: string) => !wish.pattern || text === '' || linearPattern(text) !== undefined;
  const isValid = isPattern(wish.source) && isPattern(wish.target);
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <Modal
      open
      width={640}
      title={t('filters.title')}
      okText={t('filters.apply')}
      okButtonProps={{ disabled: !isValid }}
      cancelText={t('terms.cancel')}
      onOk={() => onApply(wish)}
      onCancel={onClose}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <Button disabled={countCriteria(wish) === 0} onClick={() => setWish(noCriteria)}>
            {t('filters.clear')}
          </Button>
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <Form
        layout="horizontal"
        requiredMark={false}
        labelCol={{ span: 6 }}
        size="small"
        onFinish={() => isValid && onApply(wish)}
      >
        {views.length > 0 ? (
          <Form.Item label={t('filters.view')} htmlFor="filter-view">
            <Stack direction="row" gap="xs" wrap>
              {views.map((view) => (
                <Button key={view.viewId} size="small" onClick={() => setWish(view.criteria)}>
                  {view.name}
                </Button>
              ))}
            </Stack>
          </Form.Item>
        ) : null}
        <Form.Item label={t('filters.origins')} htmlFor="filter-origins">
          <Select
            id="filter-origins"
            mode="multiple"
            allowClear
            value={[...wish.origins]}
            onChange={(origins) => set({ origins })}
            options={options(segmentOriginSchema.options, (value) => t(`filters.origin.${value}`))}
          />
        </Form.Item>
        <Form.Item label={t('filters.bands')} htmlFor="filter-bands">
          <Select
            id="filter-bands"
            mode="multiple"
            allowClear
            value={[...wish.bands]}
            onChange={(bands) => set({ bands })}
            options={options(matchBands, (value) => `${value}%`)}
          />
        </Form.Item>
        <Form.Item label={t('filters.repetition')} htmlFor="filter-repetition">
          <Select
            id="filter-repetition"
            value={wish.repetition}
            onChange={(repetition) => set({ repetition })}
            options={options(['any', 'first', 'repeated', 'none'] as const, (value) =>
              t(`filters.repeats.${value}`),
            )}
          />
        </Form.Item>
        <Form.Item label={t('filters.locked')} htmlFor="filter-locked">
          <Select
            id="filter-locked"
            value={wish.locked}
            onChange={(locked) => set({ locked })}
            options={options(['any', 'locked', 'open'] as const, (value) => t(`filters.lock.${value}`))}
          />
        </Form.Item>
        <Form.Item label={t('filters.people')} htmlFor="filter-people">
          <Select
            id="filter-people"
            mode="multiple"
            allowClear
            value={[...wish.people]}
            onChange={(chosen) => set({ people: chosen })}
            options={options(people, (value) => value)}
          />
        </Form.Item>
        <Form.Item label={t('filters.changedFrom')} htmlFor="filter-from">
          <Input
            id="filter-from"
            type="date"
            value={wish.changedFrom ?? ''}
            onChange={({ target }) => set({ changedFrom: target.value === '' ? null : target.value })}
          />
        </Form.Item>
        <Form.Item label={t('filters.qa')} htmlFor="filter-qa">
          <Select
            id="filter-qa"
            value={wish.qa}
            onChange={(qa) => set({ qa })}
            options={options(['any', 'error', 'open', 'none'] as const, (value) =>
              t(`filters.known.qa.${value}`),
            )}
          />
        </Form.Item>
        <Form.Item label={t('filters.comments')} htmlFor="filter-comments">
          <Select
            id="filter-comments"
            value={wish.comments}
            onChange={(comments) => set({ comments })}
            options={options(['any', 'open', 'resolved', 'none'] as const, (value) =>
              t(`filters.known.comments.${value}`),
            )}
          />
        </Form.Item>
        <Form.Item label={t('filters.risk')} htmlFor="filter-risk">
          <Select
            id="filter-risk"
            value={wish.risk}
            onChange={(risk) => set({ risk })}
            options={options(['any', 'high', 'low'] as const, (value) => t(`filters.known.risk.${value}`))}
          />
        </Form.Item>
        {(['source', 'target'] as const).map((side) => (
          <Form.Item
            key={side}
            label={t(`filters.${side}`)}
            htmlFor={`filter-${side}`}
            {...(isPattern(wish[side])
              ? {}
              : { validateStatus: 'error' as const, help: t('filters.badPattern') })}
          >
            <Input
              id={`filter-${side}`}
              value={wish[side]}
              onChange={({ target }) => set({ [side]: target.value })}
            />
          </Form.Item>
        ))}
        <Form.Item wrapperCol={{ offset: 6 }}>
          <Stack direction="row" gap="md">
            <Checkbox checked={wish.pattern} onChange={({ target }) => set({ pattern: target.checked })}>
              {t('filters.pattern')}
            </Checkbox>
            <Checkbox
              checked={wish.codes === 'faulty'}
              onChange={({ target }) => set({ codes: target.checked ? 'faulty' : 'any' })}
            >
              {t('filters.codes')}
            </Checkbox>
          </Stack>
        </Form.Item>
        <ViewNames views={views} criteria={wish} disabled={countCriteria(wish) === 0 || !isValid} />
      </Form>
    </Modal>
  );
}
