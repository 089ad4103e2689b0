/**
 * Runs in the web page that is printed: makes a text smaller until it fits its places; first its lines come closer,
 * then its letters shrink in steps. A text that runs on fills its first place, and goes on in the next from the line
 * that has no room. Columns beside one another have letters of one size.
 */
export const fitScript = `
const roomOf = ({ dataset: { size, line, height } }) =>
  (Number(height) + size * Math.max(0.35, line - 1)) * 96 / 72;

function moveRest(box, next) {
  const end = box.getBoundingClientRect().top + roomOf(box) + 1;
  const isBelow = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].some(({ bottom }) => bottom > end);
  };
  const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!isBelow(node, 0, node.length)) continue;
    let fits = 0, below = node.length;
    while (fits < below) {
      const middle = (fits + below) >> 1;
      if (isBelow(node, 0, middle + 1)) below = middle;
      else fits = middle + 1;
    }
    const rest = document.createRange();
    rest.setStart(node, fits);
    rest.setEnd(box, box.childNodes.length);
    next.append(rest.extractContents());
    return;
  }
}

function layOut(boxes, content, { scale, spacing }) {
  for (const box of boxes) {
    box.style.lineHeight = spacing;
    box.style.fontSize = box.dataset.size * scale + 'pt';
    box.replaceChildren();
  }
  boxes[0].append(...content.map((node) => node.cloneNode(true)));
  for (let i = 1; i < boxes.length; i++) moveRest(boxes[i - 1], boxes[i]);
}

const overflows = (box) => box.offsetHeight > roomOf(box) || box.scrollWidth > box.clientWidth + 1;

function fit(boxes, content) {
  const last = boxes.at(-1);
  const look = { scale: 1, spacing: Number(last.dataset.line) };
  layOut(boxes, content, look);
  while (overflows(last) && look.scale > 0.35) {
    if (last.offsetHeight > roomOf(last) && look.spacing > 1.15) look.spacing = Math.max(1.15, look.spacing - 0.1);
    else look.scale -= look.scale > 0.6 ? 0.05 : 0.1;
    layOut(boxes, content, look);
  }
  return look;
}

const beside = (one, other) => {
  const [a, b] = [one, other].map((box) => box.getBoundingClientRect());
  return one.dataset.peer === other.dataset.peer && a.top < b.bottom && b.top < a.bottom;
};

const chains = [...Map.groupBy(document.querySelectorAll('div'), (box) => box.dataset.chain ?? box).values()]
  .map((boxes) => ({ boxes, content: [...boxes[0].childNodes] }));
const looks = new Map(chains.map((chain) => [chain, fit(chain.boxes, chain.content)]));
for (const chain of chains) {
  const [box] = chain.boxes;
  if (!box.dataset.peer) continue;
  const peers = chains.filter(({ boxes: [other] }) =>
    other !== box && other.parentElement === box.parentElement && beside(box, other));
  const scale = Math.min(...[chain, ...peers].map((one) => looks.get(one).scale));
  if (scale < looks.get(chain).scale) layOut(chain.boxes, chain.content, { ...looks.get(chain), scale });
}`;
