import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, OrderState, PriceOption } from '@transloom/contracts/payments';
import { plans } from '@transloom/contracts/plans';
import { expect, test } from 'vitest';
import { usePurchase } from '../../session/purchase.ts';
import { type Answers, answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { linYifan, organization, signedInWorld } from '../../testing/signed-in-world.ts';

const packs: PriceOption[] = [
  {
    code: 'c10',
    kind: 'CHARACTERS',
    desc: '100,000 字符',
    subDesc: '每万 ¥6.00',
    price: 6_000,
    originalPrice: null,
    timeUnit: null,
    amount: 100_000,
    accountType: null,
  },
];

function orderIn(orderStatus: OrderState, orderNo = 'TL20260101000000ABCDEFGHJK'): Order {
  return {
    orderNo,
    orderStatus,
    kind: 'CHARACTERS',
    product: '100,000 字符',
    amount: 6_000,
    refunded: 0,
    channel: 'wechat',
    codeImgUrl: 'weixin://wxpay/bizpayurl?pr=x',
    createTime: '2026-01-01T00:00:00.000Z',
    expireTime: '2026-01-01T00:30:00.000Z',
    payTime: null,
    simulated: true,
  };
}

const shownPlans = (['personal', 'pro', 'STANDARD', 'ULTIMATE'] as const).map((accountType) => ({
  accountType,
  capabilities: [...plans[accountType].capabilities],
  customEngines: plans[accountType].limits.customEngines,
  monthlyCharacters: plans[accountType].limits.monthlyCharacters,
  monthlyTokens: plans[accountType].limits.monthlyTokens,
}));

function open(address: string, more: Answers = {}) {
  const user = { ...linYifan, organizationType: 'PERSON', accountType: 'personal' } as const;
  const own = organization(1, { organizationType: 'PERSON', accountType: 'personal', role: 'SUPER_ADMIN' });
  const { calls } = answerApi({
    ...signedInWorld({
      user,
      organizations: [own],
      permissions: [
        'account',
        'account:VIPRouter',
        'account:ordersRouter',
        'account:charsRouter',
        'account:inviteRouter',
        'account:charHistoryRouter',
        'member:quota',
        'billing:manage',
        'installation:payments',
      ],
    }),
    'payments.membership': () => ({
      accountType: 'personal',
      boughtType: 'personal',
      expireTime: null,
      expired: false,
      trial: true,
      channels: ['wechat'],
      plans: shownPlans,
    }),
    'payments.priceOptions': () => packs,
    ...more,
  });
  const app = openApp(address);
  return { ...app, calls, person: userEvent.setup() };
}

test('plans are compared, with the way to each and a trial', async () => {
  open('/account/vip');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('当前版本')).toBeDefined();
  expect(within(table).getByText('智能 QA')).toBeDefined();
  expect(screen.getByRole('button', { name: '免费试用 7 天' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: '立即升级' })).toHaveLength(3);
});

// P4.1, P4.2, D8.24
test('an order is made and asked about; after a failure there is a new one, and it is paid', async () => {
  const made = ['TL20260101000000ABCDEFGHJK', 'TL20260101000000ABCDEFGHJL'];
  const states: Record<string, OrderState> = {};
  let orders = 0;
  const { person, calls } = open('/account/vip?view=char', {
    'payments.createOrder': () => {
      const orderNo = made[orders] ?? '';
      orders += 1;
      states[orderNo] = 'pending';
      return orderIn('pending', orderNo);
    },
    'payments.queryOrder': ({ orderNo }) => orderIn(states[orderNo] ?? 'pending', orderNo),
    'payments.simulatePayment': ({ orderNo, outcome }) => {
      states[orderNo] = outcome;
      return null;
    },
  });
  await person.click(await screen.findByRole('button', { name: '购买字符包' }));
  await person.click(await screen.findByRole('button', { name: '模拟失败' }, { timeout: 5_000 }));
  expect(await screen.findByText('支付失败，已重新生成订单', {}, { timeout: 5_000 })).toBeDefined();
  expect(await screen.findByText(made[1] ?? '', {}, { timeout: 5_000 })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '模拟支付' }));
  expect(await screen.findByText('支付成功', {}, { timeout: 5_000 })).toBeDefined();
  const asked = calls.filter(({ name }) => name === 'payments.createOrder').map(({ input }) => input);
  expect(asked[0]).toMatchObject({ method: 'pack', packCode: 'c10', price: 6_000 });
  expect(asked).toHaveLength(2);
}, 30_000);

// P2.67, P9.4: the four pay dialogs, 872 pixels wide. P9.7: the terms stand in each.
test.each(['PRO', 'ENTERPRISE', 'CHARACTERS', 'TOKEN'] as const)('the dialog that sells %s', async (kind) => {
  open('/account/vip', { 'organizations.managedOrganizations': () => [] });
  await screen.findByRole('table');
  act(() => usePurchase.getState().open(kind));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.style.width).toBe('872px');
  expect(await within(dialog).findByRole('link', { name: '《隐私说明》' })).toBeDefined();
  expect(within(dialog).getByRole('link', { name: '《购买条款》' })).toBeDefined();
});

// P5.3
test('an enterprise plan begins today where no other day is chosen', async () => {
  open('/account/vip', { 'organizations.managedOrganizations': () => [] });
  await screen.findByRole('table');
  act(() => usePurchase.getState().open('ENTERPRISE'));
  const today = new Date();
  const start = await screen.findByLabelText('开始日期');
  expect(start).toHaveProperty(
    'value',
    [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );
});

test.each([
  ['/account/orders', '还没有订单'],
  ['/account/orders?tab=invoices', '还没有发票'],
  ['/account/chars', '还没有记录'],
  ['/account/invite', '还没有好友注册'],
  ['/account/charHistory', '没有用量记录'],
  ['/account/quotas', '组织上限'],
  // P9.12
  [
    '/account/agentToken',
    '文档智能体按 Token 计费，1 个 Token 约为 1 个汉字或 1 个外文单词。字符包不能用于智能体。',
  ],
  ['/operator/orders', '还没有订单'],
  ['/operator/prices', '套餐限额'],
  ['/operator/invoices', '没有发票申请'],
  ['/operator/payments', '没有异常支付。'],
  ['/about/purchase', '隐私说明'],
])('%s says “%s” where there is nothing yet', async (address, words) => {
  const page = { records: [], total: 0, pageNumber: 1, pageSize: 20 };
  const seller = { name: '', taxNumber: '', address: '', phone: '', email: '', bank: '', bankAccount: '' };
  open(address, {
    'payments.listOrders': () => page,
    'invoices.listInvoices': () => [],
    'invoices.invoiceableOrders': () => [],
    'invoices.invoiceRequests': () => page,
    'billing.quotaLots': () => [],
    'billing.quotaForecasts': () => [],
    'billing.quotaUses': () => page,
    'billing.usesByDay': () => [],
    'billing.memberQuotas': () => [],
    'billing.caps': () => ({ day: null, object: null }),
    'billing.friends': () => ({ code: 'abc', reward: 10_000, most: 200_000, granted: 0, friends: [] }),
    'sales.soldOrders': () => page,
    'sales.prices': () => [],
    'sales.planLimits': () => [],
    'sales.soldBy': () => seller,
    'sales.quarantine': () => [],
    'sales.paymentDays': () => [],
  });
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0), { timeout: 5_000 });
});
