import type { CaseTable } from './case-table.ts';
import { all, extracts, extractsSome, prints, translateCase, translates } from './command-checks.ts';

/** Situations of documents: variables, markup in strings, code in pages, Office and PDF. */
export const documentCases: CaseTable = {
  'placeholder-at-edge.po': extracts(
    ['{1/} removed the file', '{1/} of {2/} pages', '{1/} shared a folder with you'],
    ['--to', 'zh'],
  ),
  'placeholder-at-edge.json': extracts(['{1/} of {2/}', '{1/} liked your photo', 'Deleted by {1/}']),
  'placeholder-at-edge-memory.po': async (run) => {
    const translated = await translateCase(run, [
      '--memory',
      run.beside('placeholder-at-edge-memory.tmx'),
      '--json',
    ]);
    if (translated.out === undefined) return translated.fault;
    return /"fromMemory":1,/.test(translated.printed) ? undefined : translated.printed;
  },
  'android-cdata-part.xml': translates({ has: ['<![CDATA[<a href="%1$s">'], lacks: [/[^[]<a href/] }),
  'style-in-string.json': all(
    extracts(['Please read this letter.']),
    translates({
      has: ['<style>.a { margin: 0; color: red }</style><p>', "</p><script>var done = 'yes';</script>"],
      lacks: ['Please'],
    }),
  ),
  'html-template.html': translates({
    has: [
      '{{ user.first_name }}',
      '{{#if late}}',
      '{{/if}}',
      '{{ order.date | date: "long" }}',
      '<%= count %>',
      '{% if user %}',
      '{% endif %}',
    ],
    lacks: ['Dear', 'Welcome'],
  }),
  'admonition-colons.md': all(
    translates({ has: [/^:::tip /m, /^:::$/m, /^:::caution$/m], lacks: ['My tip'] }),
    extractsSome({ has: ['\nMy tip\n'], lacks: [':::'] }),
  ),
  'admonition-mkdocs.md': translates({
    has: [/^!!! note "[^"\n]+"\n {4}\S.*\n\n\?\?\? warning\n {4}\S.*\n$/m],
    lacks: ['Important', 'The body'],
  }),
  'alert-github.md': translates({ has: [/^> \[!NOTE\]\n> \S/], lacks: ['Useful'] }),
  'mdx-import.md': translates({
    has: ['import Tabs from "@theme/Tabs";\nexport const version = 3;\n'],
    lacks: ['Text of the page'],
  }),
  'shortcodes.md': translates({
    has: [
      /^\{\{< figure src="a\.png" title="[^"]+" >\}\}$/m,
      /^\{% include "note\.html" %\}$/m,
      '{% raw %}{{ site.title }}{% endraw %}',
    ],
    lacks: ['Text before'],
  }),
  'toml-front-matter.md': translates({
    has: [/^\+\+\+\ntitle = "[^"]+"\ndate = 2024-01-02\ntags = \["one", "two"\]\n\+\+\+\n\n/],
    lacks: ['First post'],
  }),
  'math.md': translates({
    has: ['\n$$\n\\sum_{i=1}^n x_i \\text{ for all } n\n$$\n', '$a_1 + b_2$'],
    lacks: ['The sum'],
  }),
  'rails-symbols.yml': translates({
    has: ['order: [:year, :month, :day]', '"%Y-%m-%d"'],
    lacks: ['Hello'],
  }),
  'plain-bitmap.docx': prints((run) => ['extract', run.path, '--json'], { has: ['"segments":1'] }),
  'space-before-last-code.xlf': translates({ has: ['Escrito en https://example.org/x', 'Enviado por %@'] }),
  'nul-characters.po': async (run) => {
    const { exitCode, stderr } = await run.transloom(['extract', run.path, '--json']);
    return exitCode === 0 || /nul-characters\.po:5/.test(stderr) ? undefined : stderr.trim();
  },
  'dropdown-control.docx': extractsSome({
    has: ['Very good', 'Not so good', 'Yes, please', 'No, thanks'],
  }),
  'if-field.docx': extractsSome({ has: ['Dear customer of many years', 'Dear new customer'] }),
  'layout.pdf': extractsSome({
    has: ['\nTool\n', '\nTo dig holes in the ground\n', 'once a year.\nCheck that the screws are tight.\n'],
  }),
  'scan-table-columns.pdf': extractsSome({
    has: [
      '\nTool\nUse\nPrice\n',
      '\nRake\nTo gather the leaves in autumn\n18.50 EUR\n',
      '\n• Clean the blade after each use.\n',
      '\nRemove the soil with a brush and warm water.\nDry the blade with an old cloth.\n',
      '\nA clean blade cuts better and lasts longer.\n',
    ],
  }),
  'foreign-line.txt': translates({
    has: ['Мы храним все ‘старые ссылки’ внутри этого документа.'],
    lacks: ['Please read', 'Thank you'],
  }),
};
