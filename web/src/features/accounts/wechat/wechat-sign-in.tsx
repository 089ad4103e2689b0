import type { Entry } from '@transloom/contracts/accounts';
import { phoneSchema } from '@transloom/contracts/fields';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneInput } from '../../../ui/phone-input.tsx';
import { useSearchParams } from '../../../ui/search-params.ts';
import { Text } from '../../../ui/text.tsx';
import { CodeField } from '../code-field.tsx';
import { ruleOf } from '../field-rules.ts';
import { useLinkPhone } from './wechat.queries.ts';
import { WechatCode } from './wechat-code.tsx';

interface WechatSignInProps {
  readonly onEntry: (entry: Entry) => void;
}

/** Sign-in by scanning; a WeChat that no account has gets one through a phone number. */
export function WechatSignIn({ onEntry }: WechatSignInProps) {
  const { t } = useTranslation('accounts');
  const [eventKey, setEventKey] = useState<string>();
  if (eventKey !== undefined) return <LinkPhone eventKey={eventKey} onEntry={onEntry} />;
  return (
    <WechatCode
      isLogin
      hint={t('wechat.scan')}
      onBound={(entry) => {
        if (entry) onEntry(entry);
      }}
      onScanned={setEventKey}
    />
  );
}

function LinkPhone({ eventKey, onEntry }: WechatSignInProps & { readonly eventKey: string }) {
  const { t } = useTranslation('accounts');
  const { mutate, isPending } = useLinkPhone();
  const { invite } = useSearchParams('invite');
  const submit = (fields: { readonly phone: string; readonly code: string }) =>
    mutate(
      { eventKey, ...fields, ...(invite && { inviteCode: invite.slice(0, 20) }) },
      { onSuccess: onEntry },
    );
  return (
    <Form layout="vertical" requiredMark={false} onFinish={submit}>
      <Text as="h2" size="section">
        {t('wechat.linkTitle')}
      </Text>
      <Text as="p" tone="secondary">
        {t('wechat.linkHint')}
      </Text>
      <Form.Item
        name="phone"
        label={t('phone.label')}
        rules={[{ required: true, message: t('phone.required') }, ruleOf(phoneSchema, t('phone.invalid'))]}
      >
        <PhoneInput />
      </Form.Item>
      <CodeField purpose="link-wechat" target="phone" />
      <Button block type="primary" size="large" htmlType="submit" loading={isPending}>
        {t('wechat.link')}
      </Button>
    </Form>
  );
}
