import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { isNotFound } from '../../api/api-error.ts';
import { EditableName } from '../editable-name.tsx';
import { Loadable, type Loading } from '../loadable.tsx';
import { Page, PageHeader } from '../page.tsx';
import { useChangeSearchParams, useSearchParams } from '../search-params.ts';
import { Text } from '../text.tsx';
import { BackButton } from './back-button.tsx';
import { DetailNotFound, type NotFoundWords } from './detail-not-found.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

export interface DetailTab {
  readonly key: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

export interface DetailTitle {
  readonly text: string;
  /** How the title is changed where it stands; undefined where this person may not. */
  readonly edit?:
    | {
        readonly maxLength: number;
        /** What the field is called, and what the button that opens it does. */
        readonly words: { readonly label: string; readonly change: string };
        readonly onChange: (text: string) => void;
      }
    | undefined;
}

interface DetailPageProps<One> {
  /** Undefined where the address names nothing. */
  readonly query: Loading<One> | undefined;
  readonly icon: ReactNode;
  /** Path of the list. */
  readonly list: string;
  readonly words: NotFoundWords;
  readonly title: (one: One) => DetailTitle;
  /** Status and marks beside the title. */
  readonly marks?: (one: One) => ReactNode;
  /** One primary action, at most two others, and the rest in a menu. */
  readonly actions?: (one: One) => ReactNode;
  /** Key facts in one line under the title. */
  readonly facts?: (one: One) => ReactNode;
  /** The first is shown where the address names no tab; a single one has no bar. */
  readonly tabs: (one: One) => readonly [DetailTab, ...DetailTab[]];
}

/** A page of one thing: way back, title, facts, actions, and tabs whose choice stands in the address. */
export function DetailPage<One>({ query, icon, list, words, ...parts }: DetailPageProps<One>) {
  // The thing may also go while it is looked at: deleted, or no longer shared.
  if (query === undefined || isNotFound(query.error))
    return <DetailNotFound icon={icon} list={list} words={words} />;
  return (
    <Page>
      <Loadable query={query} skeleton={<DetailSkeleton />}>
        {(one) => <Detail one={one} back={<BackButton to={list} label={words.back} />} {...parts} />}
      </Loadable>
    </Page>
  );
}

interface DetailProps<One>
  extends Pick<DetailPageProps<One>, 'title' | 'marks' | 'actions' | 'facts' | 'tabs'> {
  readonly one: One;
  readonly back: ReactNode;
}

function Detail<One>({ one, back, title, marks, actions, facts, tabs }: DetailProps<One>) {
  const { tab } = useSearchParams('tab');
  const changeSearch = useChangeSearchParams();
  const offered = tabs(one);
  const shown = offered.find(({ key }) => key === tab) ?? offered[0];
  return (
    <>
      <PageHeader
        back={back}
        title={<Title {...title(one)} />}
        facts={marks?.(one)}
        actions={actions?.(one)}
      />
      {facts?.(one)}
      {offered.length > 1 ? (
        <Tabs
          activeKey={shown.key}
          onChange={(key) => changeSearch({ tab: key === offered[0].key ? undefined : key })}
          items={offered.map(({ key, label }) => ({ key, label }))}
        />
      ) : null}
      {shown.content()}
    </>
  );
}

function Title({ text, edit }: DetailTitle) {
  if (edit === undefined)
    return (
      <Text as="h1" size="title" truncate>
        {text}
      </Text>
    );
  return <EditableName name={text} editable {...edit} />;
}
