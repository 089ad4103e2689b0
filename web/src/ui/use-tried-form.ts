import { App, type FormInstance } from 'antd';

interface Mutation<Input, Output> {
  readonly mutate: (input: Input, options?: { readonly onSuccess?: (output: Output) => void }) => void;
}

interface TriedForm<Draft, Input, Output> {
  /** What goes with each call, as the id of what is changed. */
  readonly inputOf: (draft: Draft) => Input;
  readonly trial: Mutation<Input, unknown>;
  readonly saving: Mutation<Input, Output>;
  readonly savedText: (output: Output) => string;
  readonly onDone: () => void;
}

/** A form whose content can be tried before it is saved. */
export function useTriedForm<Draft extends object, Input, Output>(
  form: FormInstance<Draft>,
  { inputOf, trial, saving, savedText, onDone }: TriedForm<Draft, Input, Output>,
) {
  const { message } = App.useApp();
  const test = async () => {
    const draft = await form.validateFields().catch(() => undefined);
    if (draft) trial.mutate(inputOf(draft));
  };
  const save = (draft: Draft) =>
    saving.mutate(inputOf(draft), {
      onSuccess: (saved) => {
        message.success(savedText(saved));
        onDone();
      },
    });
  return { test: () => void test(), save };
}

/** Fields that were never touched are undefined; a secret that was emptied stays empty, so that it goes. */
export function givenSettings(settings: Readonly<Record<string, string | undefined>> = {}) {
  return Object.fromEntries(
    Object.entries(settings).filter((setting): setting is [string, string] => setting[1] !== undefined),
  );
}
