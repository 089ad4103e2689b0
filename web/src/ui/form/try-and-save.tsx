import { Alert, Button } from 'antd';
import { useState } from 'react';
import { DrawerButtons } from '../drawer-buttons.tsx';
import { FormFailure } from './form-failure.tsx';
import type { FormValues } from './rebase-values.ts';
import type { EditForm } from './use-edit-form.ts';

interface Trial<Input, Answer> {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly mutate: (input: Input) => void;
}

interface TrialWords {
  readonly ok: boolean;
  readonly title: string;
  readonly detail: string;
}

interface TryAndSaveProps<Values extends FormValues, Input, Answer> {
  readonly form: EditForm<Values>;
  readonly trial: Trial<Input, Answer>;
  readonly requestOf: (values: Values) => Input;
  readonly words: { readonly try: string; readonly save: string };
  /** What the trial says to a person. */
  readonly children: (answer: Answer) => TrialWords;
}

/** The foot of a form whose content can be tried before it is saved. A result is shown for what was tried only. */
export function TryAndSave<Values extends FormValues, Input, Answer>(
  props: TryAndSaveProps<Values, Input, Answer>,
) {
  const { form, trial, requestOf, words, children } = props;
  const [tried, setTried] = useState<FormValues>();
  const attempt = () =>
    form.check((values) => {
      setTried(form.values);
      trial.mutate(requestOf(values));
    });
  return (
    <DrawerButtons
      note={
        <>
          {tried === form.values ? (
            <Result answer={trial.data && children(trial.data)} error={trial.error} />
          ) : null}
          <FormFailure form={form} />
        </>
      }
    >
      <Button loading={trial.isPending} onClick={attempt}>
        {words.try}
      </Button>
      <Button type="primary" loading={form.saving} onClick={form.submit}>
        {words.save}
      </Button>
    </DrawerButtons>
  );
}

interface ResultProps {
  readonly answer: TrialWords | undefined;
  readonly error: Error | null;
}

function Result({ answer, error }: ResultProps) {
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (answer === undefined) return null;
  const { ok, title, detail } = answer;
  return <Alert type={ok ? 'success' : 'error'} showIcon title={title} description={detail} />;
}
