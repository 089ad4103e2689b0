import { categoryName, checkName } from '@transloom/contracts/quality-check-names';
import { type CheckChoice, checkChoices } from '@transloom/core/quality/check-choices';
import { Button, Checkbox, Collapse, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { type CheckDraft, hasItems, usualChecks } from './check-draft.ts';

interface CheckItemsProps {
  readonly draft: CheckDraft;
  readonly set: (changes: Partial<CheckDraft>) => void;
}

const groups = [...Map.groupBy(checkChoices, ({ category }) => category)];
const all = checkChoices.map(({ id }) => id);

/** The items to check, by what they are about; at least one is needed (D5.58). */
export function CheckItems({ draft, set }: CheckItemsProps) {
  const { t } = useTranslation('qa-check');
  const { checks } = draft;
  const nothing = !hasItems(draft);
  const chosen = new Set(checks);
  const choose = (ids: readonly string[], on: boolean) => {
    const changed = new Set(ids);
    set({ checks: all.filter((id) => (changed.has(id) ? on : chosen.has(id))) });
  };
  return (
    <Form.Item
      label={t('items.label')}
      required
      validateStatus={nothing ? 'error' : ''}
      help={nothing ? t('new.noItems') : undefined}
    >
      <Stack gap="xs">
        <Stack direction="row" gap="xs" wrap>
          <Button size="small" onClick={() => set({ checks: usualChecks })}>
            {t('items.usual')}
          </Button>
          <Button size="small" onClick={() => set({ checks: all })}>
            {t('items.all')}
          </Button>
          <Button size="small" onClick={() => set({ checks: [] })}>
            {t('items.none')}
          </Button>
          <Text size="small" tone="secondary">
            {t('items.chosen', { count: checks.length, all: all.length })}
          </Text>
        </Stack>
        <Collapse
          size="small"
          items={groups.map(([category, some]) => ({
            key: category,
            label: <GroupBox name={categoryName(category, currentLocale())} {...{ some, chosen, choose }} />,
            children: <GroupItems {...{ some, chosen, choose }} />,
          }))}
        />
      </Stack>
    </Form.Item>
  );
}

interface GroupProps {
  readonly some: readonly CheckChoice[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], on: boolean) => void;
}

/** Chooses a whole group; what opens it is the line around it. */
function GroupBox({ name, some, chosen, choose }: GroupProps & { readonly name: string }) {
  const count = some.filter(({ id }) => chosen.has(id)).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the press on the box from opening the group
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Checkbox
        checked={count === some.length}
        indeterminate={count > 0 && count < some.length}
        onChange={({ target }) =>
          choose(
            some.map(({ id }) => id),
            target.checked,
          )
        }
      >
        {name}{' '}
        <Text size="small" tone="tertiary">
          {count}/{some.length}
        </Text>
      </Checkbox>
    </span>
  );
}

function GroupItems({ some, chosen, choose }: GroupProps) {
  const locale = currentLocale();
  return (
    <Stack direction="row" gap="xs" wrap>
      {some.map(({ id }) => (
        <Checkbox key={id} checked={chosen.has(id)} onChange={({ target }) => choose([id], target.checked)}>
          {checkName(id, locale) ?? id}
        </Checkbox>
      ))}
    </Stack>
  );
}
