import type { TextStyle } from '../../../inline/render-inline.ts';
import type { UnitKind } from '../../document-format.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Commands whose last argument is a text of its own, which ends what stands before it. */
export const blockCommands: Readonly<Record<string, UnitKind>> = {
  title: 'title',
  subtitle: 'title',
  author: 'paragraph',
  date: 'paragraph',
  institute: 'paragraph',
  keywords: 'paragraph',
  part: 'heading',
  chapter: 'heading',
  section: 'heading',
  subsection: 'heading',
  subsubsection: 'heading',
  paragraph: 'heading',
  subparagraph: 'heading',
  frametitle: 'heading',
  framesubtitle: 'heading',
  caption: 'title',
};

/** Commands whose argument is a text of its own that stands somewhere else: at the foot, in the margin. */
export const noteCommands = names('footnote footnotetext thanks marginpar marginnote sidenote endnote');

/** Commands that mean a style and nothing else. */
export const styleCommands: Readonly<Record<string, TextStyle['name']>> = {
  textbf: 'bold',
  textit: 'italic',
  emph: 'italic',
  underline: 'underline',
};

/** Commands whose last argument is part of the sentence; the number of arguments before it that are not. */
export const inlineCommands: Readonly<Record<string, number>> = {
  textsf: 0,
  textrm: 0,
  textsl: 0,
  textsc: 0,
  texttt: 0,
  textup: 0,
  textmd: 0,
  textnormal: 0,
  text: 0,
  mbox: 0,
  fbox: 0,
  uline: 0,
  sout: 0,
  enquote: 0,
  textsuperscript: 0,
  textsubscript: 0,
  href: 1,
  textcolor: 1,
  colorbox: 1,
  hyperref: 0,
  foreignlanguage: 1,
  multicolumn: 2,
  multirow: 2,
};

/** Commands that stand between texts; their arguments are for the typesetter. */
export const breakingCommands = names(
  'bibliography printbibliography bibliographystyle newcommand renewcommand providecommand newenvironment renewenvironment ' +
    'newtheorem def let usepackage documentclass input include setlength addtolength setcounter pagestyle thispagestyle vspace ' +
    'pagenumbering label cline cmidrule pagebreak addcontentsline hypersetup graphicspath',
);

/** Commands that stand between texts and have no arguments: a group after them is text. */
export const bareBreakingCommands = names(
  'par maketitle tableofcontents listoffigures listoftables newpage clearpage cleardoublepage bigskip medskip smallskip hline ' +
    'toprule midrule bottomrule centering raggedright raggedleft item noindent indent appendix frontmatter mainmatter backmatter',
);

/** Of these the arguments follow the name in other forms than braces. */
export const definingCommands = names(
  'newcommand renewcommand providecommand newenvironment renewenvironment def',
);

/** Commands that stand for something in the sentence and have no text for translators in their arguments. */
export const knownCommands = names(
  'ref eqref pageref autoref cref Cref cite citep citet citeauthor citeyear nocite index url nolinkurl includegraphics hspace ' +
    'linebreak nolinebreak color rule raisebox ensuremath gls Gls glspl si SI num blindtext Blindtext lipsum verb phantom',
);

/** Commands in the sentence that have no arguments: a group after them is text. */
export const bareCommands = names(
  'hfill vfill LaTeX TeX LaTeXe BibTeX today thepage footnotemark and bf it em rm sf tt sc sl small large Large LARGE huge Huge ' +
    'tiny footnotesize scriptsize normalsize bfseries itshape mdseries upshape scshape slshape ttfamily sffamily rmfamily quad ' +
    'qquad enspace thinspace protect newline dotfill hrulefill relax boldmath',
);

/** Environments whose content is no text. */
export const protectedEnvironments = names(
  'verbatim Verbatim lstlisting minted comment equation align gather multline eqnarray displaymath math flalign alignat ' +
    'tikzpicture picture filecontents thebibliography array matrix algorithmic algorithm code alltt pgfpicture forest',
);

/** Environments in which `&` and `\\` part cells. */
export const tableEnvironments = names('tabular tabularx longtable tabulary tabu');

/** Commands that are one character. */
export const symbols: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textendash: '–',
  textemdash: '—',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  copyright: '©',
  textregistered: '®',
  texttrademark: '™',
  textdegree: '°',
  euro: '€',
  pounds: '£',
  S: '§',
  P: '¶',
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  j: 'ȷ',
};

/** Accents, as the combining characters they put on the letter that follows. */
export const accents: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030C',
  H: '\u030B',
  c: '\u0327',
  k: '\u0328',
  r: '\u030A',
  d: '\u0323',
  b: '\u0331',
};
