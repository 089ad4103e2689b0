import { useRef, useState } from 'react';
import type { z } from 'zod';
import { keepForPerson, readOfPerson } from '../../session/person-storage.ts';

export interface Draft<Values> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** Whether it goes on from what this person left in this browser. */
  readonly restored: boolean;
  /** Forgets it: it was sent, or somebody starts over. */
  readonly clear: () => void;
}

interface DraftOf<Values extends object> {
  readonly name: string;
  /** What is kept must still fit this; otherwise the draft starts over. */
  readonly schema: z.ZodType<Values>;
  readonly first: Values;
}

/** What somebody fills in over several steps, kept for them in this browser until it is sent. */
export function useDraft<Values extends object>({ name, schema, first }: DraftOf<Values>): Draft<Values> {
  const storageName = `draft:${name}`;
  const [kept] = useState(() => schema.safeParse(readOfPerson(storageName)).data);
  const [values, setValues] = useState(kept ?? first);
  const [restored, setRestored] = useState(kept !== undefined);
  // Several changes may come before the next render, and the last one of them may be `clear`.
  const latest = useRef(values);
  const change = (next: Values, stored: Values | undefined) => {
    latest.current = next;
    keepForPerson(storageName, stored);
    setValues(next);
  };
  return {
    values,
    restored,
    set: (changes) => {
      const next = { ...latest.current, ...changes };
      change(next, next);
    },
    clear: () => {
      change(first, undefined);
      setRestored(false);
    },
  };
}
