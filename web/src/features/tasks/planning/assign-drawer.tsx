import { useQuery } from '@tanstack/react-query';
import { currencies } from '@transloom/contracts/task-prices';
import type { Task } from '@transloom/contracts/task-shape';
import { Alert, Button, DatePicker, Drawer, Form, Input, InputNumber, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, instantPattern } from '../../../i18n/format.ts';
import { inSmallestUnits } from '../../../i18n/smallest-units.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Text } from '../../../ui/text.tsx';
import { planPeopleQuery } from '../tasks.queries.ts';
import { useTaskCommands } from '../use-task-commands.tsx';

interface AssignDrawerProps {
  /** Open while there are tasks. */
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  /** The tasks that were assigned. */
  readonly onAssigned: (taskIds: readonly string[]) => void;
}

interface Fields {
  readonly pool: 'internal' | 'vendor';
  readonly userIds: string[];
  readonly fromOffers: boolean;
  readonly deadline?: Dayjs | null;
  readonly currency: (typeof currencies)[number];
  readonly unitPrice?: number | null;
  readonly per: 1 | 1000 | 10_000;
  readonly unit: 'words' | 'characters' | 'chineseKoreanWords';
  readonly billableWords?: number | null;
  readonly extraFee?: number | null;
  readonly lowestPrice?: number | null;
  readonly highestPrice?: number | null;
  readonly businessLine?: string;
  readonly customer?: string;
  readonly expertise?: string[];
  readonly catTools?: string[];
  readonly note?: string;
}

/** All fields of an assignment (D3.20). */
export function AssignDrawer({ tasks, onClose, onAssigned }: AssignDrawerProps) {
  const { t } = useTranslation('tasks');
  return (
    <Drawer
      open={tasks.length > 0}
      onClose={onClose}
      size={560}
      destroyOnHidden
      title={t('assign.title', { count: tasks.length })}
    >
      {tasks.length === 0 ? null : <AssignForm tasks={tasks} onClose={onClose} onAssigned={onAssigned} />}
    </Drawer>
  );
}

function AssignForm({ tasks, onClose, onAssigned }: AssignDrawerProps) {
  const { t } = useTranslation('tasks');
  const [form] = Form.useForm<Fields>();
  const [sending, setSending] = useState(false);
  const commands = useTaskCommands();
  const pool = Form.useWatch('pool', form) ?? 'internal';
  const chosen = Form.useWatch('userIds', form) ?? [];
  const fromOffers = Form.useWatch('fromOffers', form) ?? false;
  const { data: people = [] } = useQuery(planPeopleQuery(pool));
  const mute = people.filter(({ userId, hasPhone }) => chosen.includes(userId) && !hasPhone);
  const send = async (fields: Fields) => {
    setSending(true);
    try {
      const outcomes = await commands.assign(assignmentOf(tasks, fields));
      const assigned = outcomes.filter(({ done }) => done).map(({ taskId }) => taskId);
      // What is refused altogether can be mended here.
      if (assigned.length > 0) onAssigned(assigned);
    } finally {
      setSending(false);
    }
  };
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark="optional"
      scrollToFirstError={{ focus: true }}
      initialValues={{
        pool: 'internal',
        userIds: [],
        fromOffers: false,
        currency: 'CNY',
        per: 1000,
        unit: 'words',
      }}
      onFinish={(fields) => void send(fields)}
    >
      <Form.Item name="pool" label={t('assign.pool')} required>
        <Radio.Group
          optionType="button"
          options={(['internal', 'vendor'] as const).map((value) => ({
            value,
            label: t(`assign.pools.${value}`),
          }))}
          onChange={() => form.setFieldValue('userIds', [])}
        />
      </Form.Item>
      <Form.Item
        name="userIds"
        label={t('assign.people')}
        extra={t('assign.claimHint')}
        rules={[{ required: true, message: t('assign.principalRequired') }]}
      >
        <Select
          mode="multiple"
          placeholder={t('assign.peoplePlaceholder')}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('assign.nobody')}
          options={people.map(({ userId, username, hasPhone, openTasks, openWords }) => ({
            value: userId,
            label: username,
            load: hasPhone
              ? t('assign.load', { count: openTasks, words: formatNumber(openWords) })
              : t('assign.noPhone'),
          }))}
          optionRender={({ label, data }) => (
            <>
              {label} <Text size="small" tone="tertiary">{`· ${data.load}`}</Text>
            </>
          )}
        />
      </Form.Item>
      {mute.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('assign.phoneNeeded', { names: mute.map(({ username }) => username).join(', ') })}
        />
      ) : null}
      <Form.Item name="deadline" label={t('column.deadline')}>
        <DatePicker showTime={{ format: 'HH:mm' }} format={instantPattern()} />
      </Form.Item>
      <Form.Item
        name="fromOffers"
        label={t('assign.price')}
        required
        extra={t(`assign.priceHint.${fromOffers}`)}
      >
        <Radio.Group
          optionType="button"
          options={[
            { value: false, label: t('assign.ownPrice') },
            { value: true, label: t('assign.fromOffers') },
          ]}
        />
      </Form.Item>
      {fromOffers ? null : <PriceFields tasks={tasks} />}
      <Form.Item name="customer" label={t('assign.customer')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="businessLine" label={t('assign.businessLine')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="expertise" label={t('assign.expertise')}>
        <Select mode="tags" open={false} maxCount={20} />
      </Form.Item>
      <Form.Item name="catTools" label={t('assign.catTools')}>
        <Select mode="tags" open={false} maxCount={20} />
      </Form.Item>
      <Form.Item name="note" label={t('note.title')}>
        <Input.TextArea rows={2} maxLength={1000} />
      </Form.Item>
      <DrawerButtons>
        <Button onClick={onClose}>{t('assign.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('action.assign')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}

function PriceFields({ tasks }: Pick<AssignDrawerProps, 'tasks'>) {
  const { t } = useTranslation('tasks');
  const form = Form.useFormInstance<Fields>();
  const {
    unitPrice,
    per = 1000,
    billableWords,
    extraFee,
    currency = 'CNY',
  } = (Form.useWatch([], form) as Partial<Fields> | undefined) ?? {};
  const words = tasks.map((task) => billableWords ?? task.words);
  const total = words.reduce((sum, count) => sum + ((unitPrice ?? 0) * count) / per + (extraFee ?? 0), 0);
  const number = (name: keyof Fields, label: string, suffix?: string) => (
    <Form.Item name={name} label={label}>
      <InputNumber
        min={0}
        max={1_000_000}
        style={{ width: '100%' }}
        {...(suffix === undefined ? {} : { suffix })}
      />
    </Form.Item>
  );
  return (
    <>
      <Form.Item name="currency" label={t('assign.currency')} required>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Form.Item>
      {number('unitPrice', t('assign.unitPrice'))}
      <Form.Item name="per" label={t('assign.per')} required>
        <Select
          options={([1, 1000, 10_000] as const).map((value) => ({
            value,
            label: t('assign.perCount', { number: formatNumber(value) }),
          }))}
        />
      </Form.Item>
      <Form.Item name="unit" label={t('assign.unit')} required>
        <Select
          options={(['words', 'characters', 'chineseKoreanWords'] as const).map((value) => ({
            value,
            label: t(`assign.units.${value}`),
          }))}
        />
      </Form.Item>
      {number('billableWords', t('assign.billableWords'))}
      {number('extraFee', t('assign.extraFee'))}
      {number('lowestPrice', t('assign.lowestPrice'))}
      {number('highestPrice', t('assign.highestPrice'))}
      {unitPrice ? (
        <Form.Item label={t('assign.total')} required extra={t('assign.totalHint')}>
          <Text strong numeric>
            {formatMoney({ currency, amount: total })}
          </Text>
        </Form.Item>
      ) : null}
    </>
  );
}

function assignmentOf(tasks: readonly Task[], fields: Fields) {
  const {
    pool,
    userIds,
    fromOffers,
    deadline,
    currency = 'CNY',
    unitPrice,
    per = 1000,
    unit = 'words',
    billableWords,
    extraFee,
    note,
  } = fields;
  const { businessLine = '', customer = '', expertise = [], catTools = [] } = fields;
  const money = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : inSmallestUnits(currency, amount);
  return {
    taskIds: tasks.map(({ taskId }) => taskId),
    userIds,
    deadline: deadline?.toISOString() ?? null,
    terms: {
      pool,
      fromOffers,
      unit,
      businessLine,
      customer,
      expertise,
      catTools,
      lowestPrice: money(fields.lowestPrice),
      highestPrice: money(fields.highestPrice),
    },
    price:
      fromOffers || unitPrice === null || unitPrice === undefined
        ? null
        : {
            currency,
            per,
            unitPrice: inSmallestUnits(currency, unitPrice),
            billableWords: billableWords ?? null,
            extraFee: Math.round(inSmallestUnits(currency, extraFee ?? 0)),
          },
    note: note ?? '',
  };
}
