import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { When } from '../../ui/when.tsx';
import { noticesQuery, usePublishNotice, useRemoveNotice } from './operator.queries.ts';

interface Fields {
  readonly titleZh: string;
  readonly titleEn: string;
  readonly textZh: string;
  readonly textEn: string;
  readonly link?: string;
}

const fields = ['titleZh', 'textZh', 'titleEn', 'textEn'] as const;

/** Notices that everybody of the installation sees. */
export function NoticesPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(noticesQuery);
  const [writing, setWriting] = useState(false);
  const publish = usePublishNotice();
  const submit = ({ titleZh, titleEn, textZh, textEn, link }: Fields) =>
    publish.mutateAsync({
      title: { 'zh-CN': titleZh, 'en-US': titleEn },
      text: { 'zh-CN': textZh, 'en-US': textEn },
      link: link ? link : null,
    });
  return (
    <Page width="form">
      <PageHeader
        title={t('screen.notices')}
        description={t('notices.description')}
        actions={
          <Button type="primary" onClick={() => setWriting(true)}>
            {t('notices.new')}
          </Button>
        }
      />
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
            <Input maxLength={limits.noticeCharacters} />
          </Form.Item>
        ))}
        <Form.Item
          name="link"
          label={t('notices.link')}
          rules={[{ type: 'url', message: t('notices.linkInvalid') }]}
        >
          <Input placeholder="https://" />
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
}

function NoticeLine({ id, title, text, createTime }: NoticeLineProps) {
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
        <Text strong>{title}</Text>
        <Text size="small" tone="secondary">
          {text} · <When instant={createTime} />
        </Text>
      </Stack>
      <Button size="small" onClick={ask}>
        {t('notices.remove')}
      </Button>
    </Stack>
  );
}
