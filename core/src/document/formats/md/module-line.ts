const importLine =
  /^import\s+(?:["'][^"'\n]+["']|[\w*{$][^"'\n]{0,500}\sfrom\s+["'][^"'\n]+["']|(?:[\w$]+\s*,\s*)?\{[^}]*$)/;
const exportLine =
  /^export\s+(?:default\s+(?:function\b|class\b|async\b|\(|\{|[\w$]+(?:\([^)]*\))?\s*;?\s*$)|(?:const|let|var)\s+[\w${[]|(?:async\s+)?function\s*\*?\s*[\w$]*\s*\(|class\s+\w|\{|\*\s+(?:as\s+\w+\s+)?from\b)/;

/** Whether a line begins an import or an export of JavaScript, as in MDX. */
export function isModuleLine(line: string): boolean {
  return importLine.test(line) || exportLine.test(line);
}
