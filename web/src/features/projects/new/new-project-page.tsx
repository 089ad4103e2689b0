import { Page } from '../../../ui/page.tsx';
import { NewProjectWizard } from './new-project-wizard.tsx';

/** A new project, in the steps of the specification (D2.4, D2.5). */
export function NewProjectPage() {
  return (
    <Page>
      <NewProjectWizard />
    </Page>
  );
}
