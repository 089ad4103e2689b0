import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { mdFormat } from './md-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(markdown: string, options = {}): readonly string[] {
  return parseDocument(mdFormat, bytes(markdown), options).units.map(({ source }) => toMarkup(source));
}

/** Every unit in capitals, its codes where they were. */
function shouted(markdown: string): string {
  const { units } = parseDocument(mdFormat, bytes(markdown));
  const targets = new Map(
    units.map(({ id, source }) => [id, { ...source, text: source.text.toUpperCase() }] as const),
  );
  return new TextDecoder().decode(buildDocument(mdFormat, bytes(markdown), targets).output);
}

describe('lines that belong to a program stay as they are, and their titles are text', () => {
  test.each([
    [':::tip My tip\n\nUse it.\n\n:::\n', ':::tip MY TIP\n\nUSE IT.\n\n:::\n'],
    [':::note[My note]{.wide}\nUse it.\n:::\n', ':::note[MY NOTE]{.wide}\nUSE IT.\n:::\n'],
    ['::::{note} My note\n:::{tip}\na\n:::\n::::\n', '::::{note} MY NOTE\n:::{tip}\nA\n:::\n::::\n'],
    ['::: {.callout-note}\na\n:::\n', '::: {.callout-note}\nA\n:::\n'],
    ['!!! note "My note"\n    a\n\n    b\n\nc\n', '!!! note "MY NOTE"\n    A\n\n    B\n\nC\n'],
    ['???+ tip\n    a\n', '???+ tip\n    A\n'],
    [
      '!!! note inline end "x"\n    a\n\n    !!! tip\n        b\n',
      '!!! note inline end "X"\n    A\n\n    !!! tip\n        B\n',
    ],
    ['=== "My tab"\n\n    a\n', '=== "MY TAB"\n\n    A\n'],
    ['> [!NOTE]\n> a\n> b\n', '> [!NOTE]\n> A B\n'],
    ['> [!tip]- My tip\n> a\n', '> [!tip]- MY TIP\n> A\n'],
    ['+++\ntitle = "a"\ntags = ["b"]\n+++\nc\n', '+++\ntitle = "A"\ntags = ["b"]\n+++\nC\n'],
    ['{\n  "title": "a",\n  "draft": true\n}\n\nb\n', '{\n  "title": "A",\n  "draft": true\n}\n\nB\n'],
    [
      'import A from "b";\nimport {\n  C,\n} from "d";\n\ne\n',
      'import A from "b";\nimport {\n  C,\n} from "d";\n\nE\n',
    ],
    ['export const a = [\n  1,\n\n  2,\n];\n\nb\n', 'export const a = [\n  1,\n\n  2,\n];\n\nB\n'],
    ['a\n\n$$\nx + y\n$$\n\nb\n', 'A\n\n$$\nx + y\n$$\n\nB\n'],
    ['\\begin{align}\nx\n\\end{align}\nb\n', '\\begin{align}\nx\n\\end{align}\nB\n'],
    ['{% if a %}\nb\n{% else %}\nc\n{% endif %}\n', '{% if a %}\nB\n{% else %}\nC\n{% endif %}\n'],
    ['{{< figure src="a" alt=\'b\' >}}\nc\n', '{{< figure src="a" alt=\'B\' >}}\nC\n'],
    [
      '{% highlight js %}\nvar a;\n\nvar b;\n{% endhighlight %}\nc\n',
      '{% highlight js %}\nvar a;\n\nvar b;\n{% endhighlight %}\nC\n',
    ],
    ['{{% notice tip %}}\na\n{{% /notice %}}\n', '{{% notice tip %}}\nA\n{{% /notice %}}\n'],
    ['--8<-- "a.md"\nb\n', '--8<-- "a.md"\nB\n'],
    ['[[_TOC_]]\n\na\n', '[[_TOC_]]\n\nA\n'],
  ])('%j', (markdown, written) => {
    expect(shouted(markdown)).toBe(written);
  });
});

describe('code among text is a code', () => {
  test.each([
    ['Dear {{ user.name }}, hi', ['Dear {1/}, hi']],
    ['Dear {{{ name }}}', ['Dear {1/}']],
    ['a <%= b > c %> d', ['a {1/} d']],
    ['a <?php echo $b->c ?> d', ['a {1/} d']],
    ['{{#if a}}b{{else}}c{{/if}}', ['b{1/}c']],
    ['[a]({{ b | c: "d e" }}) f', ['{1}a{/1} f']],
    ['[a](b "c {{ d }}")', ['c {1/}', 'a']],
    ['| {{ a | b }} c |\n|---|\n| d |', ['{1/} c', 'd']],
    ['a {{< b title="c d" >}} e', ['c d', 'a {1/} e']],
    ['so $a_1 + b$ and $n$ hold', ['so {1/} and {2/} hold']],
    ['so $$a$$ and \\(b^2\\) hold', ['so {1/} and {2/} hold']],
    ['from $5 to $10, or 5$ and 6$', ['from $5 to $10, or 5$ and 6$']],
    ['set `$HOME` and `$PATH`', ['set {1/} and {2/}']],
    ['see :ref:`a <b>` and {doc}`c`', ['see {1/} and {2/}']],
    ['a :tada: b at 10:30:45', ['a {1/} b at 10:30:45']],
    ['# A {#b .c}', ['A']],
    ['a {: .b}', ['a']],
    ['![a](b){width="50%"} c', ['a', 'c']],
    ['*|FNAME|* has %%points%%', ['{1/} has {2/}']],
    ['`{{ a }}` b', ['{1/} b']],
  ])('%s', (markdown, sources) => {
    expect(unitsOf(markdown)).toEqual(sources);
    const { output } = buildDocument(
      mdFormat,
      bytes(markdown),
      new Map(parseDocument(mdFormat, bytes(markdown)).units.map(({ id, source }) => [id, source])),
    );
    expect(unitsOf(new TextDecoder().decode(output))).toEqual(sources);
  });

  test('expressions of the user name more of it', () => {
    expect(unitsOf('a @@b@@ c', { placeholderPatterns: ['@@\\w+@@'] })).toEqual(['a {1/} c']);
  });

  test('a variable can be moved', () => {
    const output = buildDocument(
      mdFormat,
      bytes('{{ count }} files of {{ name }}'),
      new Map([['text-1', fromMarkup('{2/}的{1/}个文件')]]),
    ).output;
    expect(new TextDecoder().decode(output)).toBe('{{ name }}的{{ count }}个文件');
  });
});
