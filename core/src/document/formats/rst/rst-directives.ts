const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Directives whose content is for programs. */
export const codeDirectives = names(
  'code code-block sourcecode literalinclude highlight math raw include toctree parsed-literal doctest testcode testoutput ' +
    'testsetup testcleanup graphviz digraph graph mermaid plantuml uml index contents tabularcolumns productionlist ' +
    'automodule autoclass autofunction automethod autosummary currentmodule module default-role role meta title sectnum ' +
    'prompt program-output command-output exec ipython jupyter-execute image date unicode target-notes',
);

/** Directives whose argument people read; of most the text may also begin there. */
export const spokenArguments = names(
  'attention caution danger error hint important note tip warning admonition topic sidebar rubric epigraph highlights ' +
    'pull-quote compound seealso todo deprecated versionadded versionchanged versionremoved centered table list-table ' +
    'replace dropdown tab tab-item card grid-item-card button-link button-ref',
);

/** Options whose value people read. */
export const spokenOptions = names('alt caption title subtitle');
