import { Page } from '../../ui/page.tsx';
import { StyleGuide } from './style-guide.tsx';

/** How projects are translated that say nothing of their own. */
export function StyleGuidePage() {
  return (
    <Page>
      <StyleGuide projectId={null} />
    </Page>
  );
}
