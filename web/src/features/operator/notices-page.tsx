import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { Button, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { When } from '../../ui/when.tsx';
import { noticesQuery, usePublishNotice, useRemoveNotice } from './operator.queries.ts';

interface Fields {
  readonly titleZh: string;
  readonly titleEn: string;
  readonly textZh: string;
  readonly textEn: string;
  readonly link?: string;
  readonly popup?: boolean;
}

const fields = ['titleZh', 'textZh', 'titleEn', 'textEn'] as const;

/** Notices that everybody of the installation sees. */
export function NoticesPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(noticesQuery);
  const [writing, setWriting] = useState(false);
  const publish = usePublishNotice();
  const submit = ({ titleZh, titleEn, textZh, textEn, link, popup = false }: Fields) =>
    publish.mutateAsync({
      title: { 'zh-CN': titleZh, 'en-US': titleEn },
      text: { 'zh-CN': textZh, 'en-US': textEn },
      link: link ? link : null,
      popup,
    });
  return (
    <Page width="form">
      <Toolbar
        actions={
          <Button type="primary" onClick={() => setWriting(true)}>
            {t('notices.new')}
          </Button>
        }
      >
        <Text tone="secondary">{t('notices.description')}</Text>
      </Toolbar>
      <Section title={t('screen.notices')}>
        <Loadable query={query}>
          {(notices) => (
            <LineList label={t('screen.notices')} empty={<Text tone="tertiary">{t('notices.none')}</Text>}>
              {notices.map((notice) => (
                <ListLine key={notice.id}>
                  <NoticeLine {...notice} />
                </ListLine>
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
      <FormDialog<Fields>
        title={t('notices.new')}
        open={writing}
        onClose={() => setWriting(false)}
        verb={t('notices.publish')}
        onSubmit={submit}
      >
        {fields.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`notices.${name}`)}
            rules={[{ required: true, whitespace: true, message: t('notices.required') }]}
          >
            {name.startsWith('text') ? (
              <Input.TextArea maxLength={limits.noticeCharacters} autoSize={{ minRows: 2, maxRows: 6 }} />
            ) : (
              <Input maxLength={limits.noticeCharacters} />
            )}
          </Form.Item>
        ))}
        <Form.Item
          name="link"
          label={t('notices.link')}
          rules={[{ type: 'url', message: t('notices.linkInvalid') }]}
        >
          <Input placeholder="https://" />
        </Form.Item>
        <Form.Item
          name="popup"
          label={t('notices.popup')}
          extra={t('notices.popupHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      </FormDialog>
    </Page>
  );
}

interface NoticeLineProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly createTime: string;
  readonly action: 'TOAST' | 'LINK' | 'POPUP';
  readonly closed: number;
}

function NoticeLine({ id, title, text, createTime, action, closed }: NoticeLineProps) {
  const { t } = useTranslation('operator');
  const confirm = useConfirm();
  const remove = useRemoveNotice();
  const ask = () =>
    confirm({
      title: t('notices.removeTitle', { title }),
      consequence: t('notices.removeConsequence'),
      verb: t('notices.remove'),
      danger: true,
      onConfirm: () => remove.mutateAsync(id),
    });
  return (
    <Stack direction="row" gap="xs">
      <Stack gap="none" grow>
        <Stack direction="row" gap="xs">
          <Text strong>{title}</Text>
          {action === 'POPUP' ? <StatusTag tone="accent">{t('notices.popup')}</StatusTag> : null}
        </Stack>
        <Text size="small" tone="secondary">
          {text} · <When instant={createTime} />
          {action === 'POPUP' ? ` · ${t('notices.closed', { count: closed })}` : null}
        </Text>
      </Stack>
      <Button size="small" onClick={ask}>
        {t('notices.remove')}
      </Button>
    </Stack>
  );
}
