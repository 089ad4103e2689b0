import { ExperimentOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type CustomEngineKind,
  customEngineKindSchema,
  makingKeys,
} from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';
import { Alert, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Allowed } from '../../session/allowed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Cards } from '../../ui/list/cards.tsx';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { Page } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Text } from '../../ui/text.tsx';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { TeamFilter } from '../organizations/team-filter.tsx';
import { useDictionary } from '../system/use-dictionary.ts';
import { CustomEngineCard } from './custom-engine-card.tsx';
import { customEnginesQuery } from './custom-engines.queries.ts';
import { JoinedEngines } from './sharing/joined-engines.tsx';
import { useCustomEngineNews } from './use-custom-engine-news.ts';
import { useNoRoom } from './use-no-room.ts';

/** All custom engines of the organization. The filter lives in the address. */
export function CustomEngineListPage() {
  const { t } = useTranslation('custom-engines');
  useCustomEngineNews();
  const query = useQuery(customEnginesQuery);
  const { kind = '', search = '', team } = useSearchParams('kind', 'search', 'team');
  const change = useChangeSearchParams();
  const { engines = [], joined = [], limit = null } = query.data ?? {};
  const noRoom = useNoRoom();
  const { wordOf } = useDictionary('mt-domains-tags');
  const shown = query.data && engines.filter((engine) => isLike(engine, { kind, search, team, wordOf }));
  const kinds = ['', ...customEngineKindSchema.options] as const;
  return (
    <Page>
      <Toolbar actions={<CreateButton secondary={engines.length === 0} />}>
        <SearchField label={t('list.search')} value={search} onChange={(text) => change({ search: text })} />
        <FilterChips
          label={t('list.kind')}
          choices={kinds.map((one) => ({
            value: one,
            label: t(one === '' ? 'list.all' : `kind.${one}.name`),
          }))}
          value={kinds.find((one) => one === kind) ?? ''}
          onChange={(value) => change({ kind: value })}
        />
        <TeamFilter value={team} onChange={(teamId) => change({ team: teamId })} />
        {limit === null || limit === 0 ? null : (
          <Text size="small" tone="tertiary" numeric>
            {t('list.limit', { count: engines.length, limit: formatNumber(limit) })}
          </Text>
        )}
      </Toolbar>
      {limit === 0 ? <Alert type="warning" showIcon title={noRoom} /> : null}
      <Cards
        label={t('list.label')}
        query={{ data: shown, error: query.error, refetch: query.refetch }}
        card={(engine) => <CustomEngineCard key={engine.customEngineId} engine={engine} />}
        empty={
          engines.length === 0 ? (
            <NoEngines />
          ) : (
            <EmptyState
              title={search === '' ? t('list.nothing') : t('list.nothingLike', { search })}
              action={
                <Button onClick={() => change({ kind: undefined, search: undefined, team: undefined })}>
                  {t('list.clear')}
                </Button>
              }
            />
          )
        }
      />
      <JoinedEngines engines={joined} />
    </Page>
  );
}

interface Wanted {
  readonly kind: string;
  readonly search: string;
  readonly team: string | undefined;
  readonly wordOf: (tag: string) => string;
}

function isLike(engine: CustomEngineSummary, { kind, search, team, wordOf }: Wanted): boolean {
  const words = [engine.name, engine.description, ...engine.tags.map(wordOf)].join('\n').toLowerCase();
  if (team !== undefined && engine.team?.teamId !== team) return false;
  return (kind === '' || engine.kind === kind) && words.includes(search.trim().toLowerCase());
}

function NoEngines() {
  const { t } = useTranslation('custom-engines');
  return (
    <EmptyState
      icon={<ExperimentOutlined />}
      title={t('list.empty.title')}
      description={t('list.empty.text')}
      action={<CreateButton />}
    />
  );
}

/** One of the kinds, each with a page of its own. */
function CreateButton({ secondary = false }: { readonly secondary?: boolean }) {
  const { t } = useTranslation('custom-engines');
  const navigate = useNavigate();
  const items = customEngineKindSchema.options.map((kind) => ({
    key: kind,
    label: t(`kind.${kind}.name`),
    onClick: () => void navigate(createPages[kind]),
  }));
  return (
    <Allowed keys={makingKeys}>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button
          type={secondary ? 'default' : 'primary'}
          icon={<PlusOutlined aria-hidden />}
          aria-haspopup="menu"
        >
          {t('create.action')}
        </Button>
      </Dropdown>
    </Allowed>
  );
}

const createPages = {
  rag: { to: '/engine/ragCreate' },
  quick: { to: '/engine/quickCreate' },
  deep: { to: '/engine/create', search: { kind: 'deep' } },
  xgpt: { to: '/engine/create' },
} as const satisfies Readonly<Record<CustomEngineKind, object>>;
