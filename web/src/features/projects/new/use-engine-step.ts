import { useState } from 'react';
import { keepForPerson, readOfPerson } from '../../../session/person-storage.ts';

const name = 'project-engine-step';

/** Whether this person chooses engines in a step of its own, as earlier versions had it (D2.5). */
export function useEngineStep(): { readonly on: boolean; readonly turn: (on: boolean) => void } {
  const [on, setOn] = useState(() => readOfPerson(name) === true);
  return {
    on,
    turn: (wanted) => {
      keepForPerson(name, wanted || undefined);
      setOn(wanted);
    },
  };
}
