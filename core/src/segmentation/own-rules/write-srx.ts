import { builtInGroups } from './built-in-groups.ts';
import type { OwnRule, RuleGroup, SegmentationSettings } from './segmentation-settings.ts';

/**
 * Rules as an SRX 2.0 file, for other tools: own ones, and behind them the built-in ones where these hold.
 */
export function writeSrx({ builtIn, cascade, groups }: SegmentationSettings): string {
  const own = groups.map((group, index) => ({ ...group, name: group.name || `rules-${index + 1}` }));
  const named = builtIn ? [...own, ...builtInGroups()] : own;
  return `<?xml version="1.0" encoding="UTF-8"?>
<srx xmlns="http://www.lisa.org/srx20" version="2.0">
  <header segmentsubflows="yes" cascade="${cascade || (builtIn && groups.length < 2) ? 'yes' : 'no'}">
    <formathandle type="start" include="no"/>
    <formathandle type="end" include="yes"/>
    <formathandle type="isolated" include="no"/>
  </header>
  <body>
    <languagerules>
${named.map(languageRule).join('\n')}
    </languagerules>
    <maprules>
${named.map(languageMap).join('\n')}
    </maprules>
  </body>
</srx>
`;
}

function languageRule({ name, rules }: RuleGroup): string {
  return `      <languagerule languagerulename="${escapeXml(name)}">
${rules.map(rule).join('\n')}
      </languagerule>`;
}

function rule({ isBreak, before, after }: OwnRule): string {
  return `        <rule break="${isBreak ? 'yes' : 'no'}">
          <beforebreak>${escapeXml(before)}</beforebreak>
          <afterbreak>${escapeXml(after)}</afterbreak>
        </rule>`;
}

function languageMap({ name, languagePattern }: RuleGroup): string {
  return `      <languagemap languagepattern="${escapeXml(languagePattern)}" languagerulename="${escapeXml(name)}"/>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
