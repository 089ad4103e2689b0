/**
 * Runs in the web page that is printed: makes a text smaller until it fits its place; first its lines come closer,
 * then its letters shrink in steps.
 */
export const fitScript = `
for (const box of document.querySelectorAll('div')) {
  const size = Number(box.dataset.size), line = Number(box.dataset.line);
  const room = (Number(box.dataset.height) + size * Math.max(0.35, line - 1)) * 96 / 72;
  let scale = 1, spacing = line;
  while (box.offsetHeight > room && scale > 0.35) {
    if (spacing > 1.15) spacing = Math.max(1.15, spacing - 0.1);
    else scale -= scale > 0.6 ? 0.05 : 0.1;
    box.style.lineHeight = spacing;
    box.style.fontSize = size * scale + 'pt';
  }
}`;
