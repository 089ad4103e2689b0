import type { DefaultTreeAdapterTypes } from 'parse5';
import type { PageResources } from './page-resources.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements that only show something; of all others their content is shown, or nothing at all. */
const shownElements: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address article aside b bdi bdo big blockquote body br button caption center cite code col ' +
    'colgroup data dd del details dfn div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header ' +
    'hgroup hr i input ins kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q ' +
    'rp rt ruby s samp section select small span strike strong sub summary sup table tbody td textarea tfoot th ' +
    'thead time tr tt u ul var wbr'
  ).split(' '),
);

const unseenElements: ReadonlySet<string> = new Set(
  (
    'applet audio base canvas embed frame frameset head iframe link meta noembed noframes object param plaintext ' +
    'script source style template title track video xmp svg math'
  ).split(' '),
);

export type Showing = 'shown' | 'content' | 'unseen';

/** How an element of a document is shown. */
export function showingOf({ tagName, namespaceURI }: Element): Showing {
  if (unseenElements.has(tagName) || !namespaceURI.endsWith('/xhtml')) return 'unseen';
  return shownElements.has(tagName) ? 'shown' : 'content';
}

/** Attributes that change looks and texts; none of them has an address or acts. */
const shownAttributes: ReadonlySet<string> = new Set(
  (
    'align alt aria-label bgcolor border cellpadding cellspacing checked class color cols colspan datetime dir ' +
    'disabled face headers height hidden high id label low max min multiple open optimum placeholder reversed rows ' +
    'rowspan scope selected size span start title type valign value width'
  ).split(' '),
);

/** The harmless attributes of an element, in its order; nobody writes or sends anything here. */
export function harmlessAttributes({ tagName, attrs }: Element): (readonly [string, string])[] {
  const kept = attrs.flatMap(({ name, value }): (readonly [string, string])[] => {
    if (name === 'style') return [[name, harmlessCss(value)]];
    return shownAttributes.has(name) ? [[name, value]] : [];
  });
  if (tagName === 'a') kept.push(['data-link', '']);
  if (fields.has(tagName)) kept.push(['tabindex', '-1']);
  return kept;
}

const fields: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);

/** The address of a picture that is in the file itself; undefined where it would have to be fetched. */
export function ownPicture({ attrs }: Element, { picture }: PageResources): string | undefined {
  const named = attrs.find(({ name }) => name === 'src')?.value.trim() ?? '';
  const address = picture(named) ?? named;
  return /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,[\w+/=\s]*$/i.test(address) ? address : undefined;
}

/**
 * Rules of a style sheet without anything that is fetched, as they hold on light paper. Nothing in it can end the
 * element it stands in.
 */
export function harmlessCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replaceAll(/@(?:import|charset|namespace)\b[^;{}]*(?:;|$)/gi, '')
    .replaceAll(/\b(?:url|image|image-set|src|expression)\s*\((?:"[^"]*"|'[^']*'|[^()"'])*\)?/gi, 'none')
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(max-width:0)')
    .replaceAll('<', '\\3c ');
}
