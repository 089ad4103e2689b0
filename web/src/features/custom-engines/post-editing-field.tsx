import { type PostEditing, postEditingSchema } from '@transloom/contracts/custom-engine-fields';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whether a quick engine learns to rewrite its base engine too; asked once there is one. */
export function PostEditingField() {
  const { t } = useTranslation('custom-engines');
  const base = Form.useWatch<string | undefined>('baseEngine');
  return (
    <Form.Item
      name="postEditing"
      label={t('postEditing.label')}
      extra={t('postEditing.hint')}
      hidden={base === undefined}
    >
      <Select<PostEditing>
        options={postEditingSchema.options.map((value) => ({ value, label: t(`postEditing.${value}`) }))}
      />
    </Form.Item>
  );
}
