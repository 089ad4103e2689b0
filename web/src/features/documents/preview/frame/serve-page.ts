import type { FrameMessage, FrameReport } from './frame-messages.ts';
import { fillPage, markSegment, partsOf, segmentIdAt, showText } from './frame-page.ts';

type Answers = {
  readonly [K in FrameMessage['kind']]: (message: Extract<FrameMessage, { kind: K }>) => void;
};

/** Shows what the port asks for in `page`, and reports segments that are chosen or under the pointer. */
export function servePage(page: Document, port: MessagePort): void {
  const shown = { activeId: null as string | null, hoveredId: null as string | null, unseen: '' };
  const report = (message: FrameReport) => port.postMessage(message);

  const markAll = () => {
    markSegment(page, 'data-active', shown.activeId);
    markSegment(page, 'data-hovered', shown.hoveredId);
    page.querySelector('[data-unseen]')?.setAttribute('data-label', shown.unseen);
  };
  const scrollToActive = () => {
    if (shown.activeId !== null) partsOf(page, shown.activeId)[0]?.scrollIntoView({ block: 'nearest' });
  };
  const hover = (segmentId: string | null) => {
    if (segmentId === shown.hoveredId || !isChoosable(page)) return;
    shown.hoveredId = segmentId;
    markSegment(page, 'data-hovered', segmentId);
    report({ kind: 'hovered', segmentId });
  };
  const answer: Answers = {
    show: (message) => {
      fillPage(page, message);
      markAll();
      scrollToActive();
    },
    dress: ({ properties }) => dress(page, properties),
    label: ({ unseen }) => {
      shown.unseen = unseen;
      markAll();
    },
    choosable: ({ choosable }) => page.documentElement.toggleAttribute('data-choosable', choosable),
    active: ({ segmentId }) => {
      shown.activeId = segmentId;
      markAll();
      scrollToActive();
    },
    text: ({ segmentId, html, missing }) => showText(partsOf(page, segmentId), html, missing),
  };

  page.addEventListener('click', ({ target }) => {
    const segmentId = segmentIdAt(target);
    if (segmentId !== null && isChoosable(page)) report({ kind: 'chosen', segmentId });
  });
  page.addEventListener('pointerover', ({ target }) => hover(segmentIdAt(target)));
  page.documentElement.addEventListener('pointerleave', () => hover(null));
  port.addEventListener('message', ({ data }: { readonly data: FrameMessage }) => {
    (answer[data.kind] as (message: FrameMessage) => void)(data);
  });
  port.start();
}

const isChoosable = (page: Document) => page.documentElement.hasAttribute('data-choosable');

function dress(page: Document, properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) page.documentElement.style.setProperty(name, value);
}
