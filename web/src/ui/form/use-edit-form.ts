import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { isConflict, refusedField } from '../../api/refused-field.ts';
import { type TypedText, useTypedTexts } from '../../session/typed-texts.ts';
import { useAskBeforeLeaving } from '../use-ask-before-leaving.ts';
import { focusField } from './focus-field.ts';
import { changedFields, type FormValues, rebaseValues } from './rebase-values.ts';
import { refusalsOf } from './refusal-text.ts';

interface EditFormOf<Values extends FormValues> {
  /** An object with a schema for each field; usually the contract's. */
  readonly schema: z.ZodObject;
  /** As they are saved. When somebody else saves, fields that this person did not touch follow. */
  readonly saved: Values;
  /** What each field is called on the screen. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Saves; a refusal that names a field is shown at that field. */
  readonly save: (values: Values) => Promise<unknown>;
  readonly onSaved?: (() => void) | undefined;
  /** Asks for what is saved now, after somebody else was faster. */
  readonly onConflict?: (() => void) | undefined;
}

export interface EditForm<Values extends FormValues = FormValues> {
  readonly id: string;
  readonly schema: z.ZodObject;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  readonly changed: boolean;
  readonly discard: () => void;
  /** Why fields were refused. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Fields that somebody else changed too, with what is saved there now. */
  readonly conflicts: Readonly<Record<string, unknown>>;
  /** Why it could not be saved, where no field is named. */
  readonly failure: Error | undefined;
  readonly saving: boolean;
  /** Hands over the values if all of them fit; otherwise it goes to the first field that does not. */
  readonly check: (onFit: (values: Values) => void) => void;
  /** Checks all fields and saves. */
  readonly submit: () => void;
}

/** The state of a form that is made from a schema: changes, refusals by field, conflicts, and a guard on leaving. */
export function useEditForm<Values extends FormValues>(of: EditFormOf<Values>): EditForm<Values> {
  const { schema, saved, labels, save } = of;
  const id = useId();
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<Error>();
  const [saving, setSaving] = useState(false);
  // Whether the values were saved and not changed since: what then comes as saved is this person's own.
  const done = useRef(false);
  const latest = useRef(values);
  latest.current = values;
  if (base !== saved && changedFields(base, saved).length > 0) {
    const rebased = done.current ? { values: saved, conflicts: [] } : rebaseValues({ values, base, saved });
    setBase(saved);
    setValues(rebased.values);
    setConflicts(rebased.conflicts);
  }
  const changed = changedFields(values, saved).length > 0;
  useGuard(() => changed && !done.current);
  useTypedTexts(changed ? textsOf(values, labels) : []);
  const show = (refused: Readonly<Record<string, string>>) => {
    setRefusals(refused);
    const first = Object.keys(labels).find((name) => refused[name] !== undefined);
    if (first !== undefined) focusField(id, first);
  };

  const refuse = (error: unknown) => {
    const field = refusedField(error);
    const name = Object.keys(labels).find((one) => field === one || field?.startsWith(`${one}.`));
    if (name !== undefined && error instanceof Error) show({ [name]: error.message });
    else if (error instanceof Error) setFailure(error);
    if (isConflict(error)) of.onConflict?.();
  };
  const check = (onFit: (values: Values) => void) => {
    const checked = schema.safeParse(values);
    setFailure(undefined);
    show(refusalsOf(schema, values, labels));
    if (checked.success) onFit(checked.data as Values);
  };
  const send = async (fitting: Values) => {
    setSaving(true);
    const sent = values;
    try {
      await save(fitting);
      done.current = latest.current === sent;
      setConflicts([]);
      of.onSaved?.();
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    id,
    schema,
    labels,
    values,
    changed,
    refusals,
    failure,
    saving,
    conflicts: Object.fromEntries(conflicts.map((name) => [name, saved[name]])),
    set: (changes) => {
      done.current = false;
      setValues((before) => ({ ...before, ...changes }));
      setRefusals((before) => without(before, Object.keys(changes)));
      setConflicts((before) => before.filter((name) => !(name in changes)));
    },
    discard: () => {
      setValues(saved);
      setRefusals({});
      setConflicts([]);
      setFailure(undefined);
    },
    check,
    submit: () => {
      if (!saving) check((fitting) => void send(fitting));
    },
  };
}

function useGuard(unsaved: () => boolean): void {
  const { t } = useTranslation('ui');
  useAskBeforeLeaving(unsaved, { title: t('form.leave'), consequence: t('form.leaveConsequence') });
}

function without<Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** What somebody typed, to be copied should the form go away from under them. */
function textsOf(values: FormValues, labels: Readonly<Record<string, string>>): TypedText[] {
  return Object.entries(values).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ label: labels[name] ?? name, text }] : [],
  );
}
