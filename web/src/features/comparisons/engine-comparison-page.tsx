import { useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ComparedAnswers } from './compared-answers.tsx';
import { ComparisonForm } from './comparison-form.tsx';
import type { ComparisonRun } from './comparison-run.ts';

/** Engines beside one another on a text, without their names until somebody has voted. */
export function EngineComparisonPage() {
  const [run, setRun] = useState<ComparisonRun>();
  return (
    <Page>
      <Stack gap="lg">
        <ComparisonForm onCompare={setRun} />
        {run ? <ComparedAnswers key={run.id} run={run} /> : null}
      </Stack>
    </Page>
  );
}
