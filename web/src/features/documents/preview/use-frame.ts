import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FrameMessage, type FrameReport, openingWord } from './frame/frame-messages.ts';
import { readReport } from './read-report.ts';

/** The channel to a frame. Messages arrive in order. */
export interface FrameChannel {
  send(message: FrameMessage): void;
}

interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
  /** Undefined until the frame is loaded. */
  readonly channel: FrameChannel | undefined;
}

/**
 * Opens a channel to the page in a frame. The frame has an origin of its own, so neither side can reach the other
 * except through the port; a report of another shape is dropped.
 */
export function useFrame(onReport: (report: FrameReport) => void): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onReport);
  latest.current = onReport;
  const [port, setPort] = useState<MessagePort>();
  useEffect(() => () => port?.close(), [port]);
  const onLoad = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => {
      const report = readReport(data);
      if (report !== undefined) latest.current(report);
    });
    port1.start();
    // An opaque origin has no name to send to. The frame checks who sends.
    ref.current?.contentWindow?.postMessage(openingWord, '*', [port2]);
    setPort(port1);
  };
  const channel = useMemo(
    () => port && { send: (message: FrameMessage) => port.postMessage(message) },
    [port],
  );
  return { ref, onLoad, channel };
}
