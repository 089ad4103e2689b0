import { useState, useSyncExternalStore } from 'react';
import type { Loading } from '../../../ui/loadable.tsx';

let pressed = false;

/** A click belongs to where it was pressed and released; who asks for it is told only once it has been made. */
function subscribe(notify: () => void): () => void {
  const change = (now: boolean) => {
    pressed = now;
    notify();
  };
  const press = () => change(true);
  const release = () => void setTimeout(() => change(false), 0);
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
  };
}

/**
 * What was found as it was when somebody began to press the mouse, until it is released: a list that moved in between
 * would lose the click. Who confirms a segment presses on the next one's matches while those of the new pair come in.
 */
export function useStill<Value>({ data, error, refetch }: Loading<Value>): Loading<Value> {
  const isPressed = useSyncExternalStore(subscribe, () => pressed);
  const [shown, setShown] = useState(data);
  if (!isPressed && shown !== data) setShown(data);
  return { data: isPressed ? shown : data, error, refetch };
}
