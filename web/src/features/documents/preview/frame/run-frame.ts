import { openingWord } from './frame-messages.ts';
import { servePage } from './serve-page.ts';

/** Serves the page that holds the frame, and it alone: the first port that it hands over. */
function open({ source, origin, data, ports: [port] }: MessageEvent): void {
  if (source !== window.parent || origin !== location.origin || data !== openingWord) return;
  if (port === undefined) return;
  window.removeEventListener('message', open);
  servePage(document, port);
}

window.addEventListener('message', open);
