import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { currentLocale } from '../../i18n/locale.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { GuideArticle } from './guide-article.tsx';
import { isGuideArea } from './guides.ts';
import { guideQuery } from './help.queries.ts';
import { HelpLayout } from './help-layout.tsx';

/** The guide of one area; of how to begin if the address names none that exists. */
export function GuidePage() {
  const { area = '' } = useParams({ strict: false });
  const shown = isGuideArea(area) ? area : 'start';
  const query = useQuery(guideQuery(currentLocale(), shown));
  return (
    <HelpLayout>
      <Loadable query={query}>{(guide) => <GuideArticle area={shown} guide={guide} />}</Loadable>
    </HelpLayout>
  );
}
