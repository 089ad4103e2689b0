import { categoryName, checkName } from '@transloom/contracts/quality-check-names';
import { figuresOf, severityIn } from '@transloom/core/quality/check-precision';
import { documentRules } from '@transloom/core/quality/document-rules';
import { hasCheck, type SwitchedChecks } from '@transloom/core/quality/project-rules';
import type { QualityCategory, QualitySeverity } from '@transloom/core/quality/quality-rule';
import { qualityRules } from '@transloom/core/quality/quality-rules';
import { Button, Collapse, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import type { SettingsOf } from './settings-of.ts';
import { usePrecisionWords } from './use-precision-words.ts';

interface Check {
  readonly id: string;
  readonly category: QualityCategory;
  readonly severity: QualitySeverity;
  readonly off?: boolean;
}

const checks: readonly Check[] = [...qualityRules, ...documentRules];
const groups = [...Map.groupBy(checks, ({ category }) => category)];
const tones = { error: 'danger', warning: 'warning', info: 'info' } as const;

interface QualityChecksProps extends SettingsOf {
  /** Of the translations. */
  readonly languages: readonly string[];
}

/** Every check by rules: whether the project has it, how grave it is, and how often it is right (D4.14). */
export function QualityChecks({ value: { qa }, onChange, disabled, languages }: QualityChecksProps) {
  const { t } = useTranslation('project-settings');
  const set = (changed: SwitchedChecks) => onChange({ qa: { ...qa, checks: changed } });
  const locale = currentLocale();
  const off = disabled || !qa.ruleBased;
  return (
    <Stack gap="xs">
      <SettingLine label={t('checks.title')} description={t('checks.hint')}>
        {disabled ? null : (
          <Button size="small" disabled={off || Object.keys(qa.checks).length === 0} onClick={() => set({})}>
            {t('checks.usual')}
          </Button>
        )}
      </SettingLine>
      <Collapse
        size="small"
        items={groups.map(([category, some]) => ({
          key: category,
          label: categoryName(category, locale),
          extra: (
            <Text size="small" tone="tertiary">
              {t('checks.on', {
                count: some.filter((check) => hasCheck(qa.checks, check)).length,
                all: some.length,
              })}
            </Text>
          ),
          children: (
            <Stack gap="sm">
              {some.map((check) => (
                <CheckLine
                  key={check.id}
                  check={check}
                  on={hasCheck(qa.checks, check)}
                  disabled={off}
                  languages={languages}
                  onSwitch={(on) => set({ ...qa.checks, [check.id]: on })}
                />
              ))}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}

interface CheckLineProps {
  readonly check: Check;
  readonly on: boolean;
  readonly disabled: boolean;
  readonly languages: readonly string[];
  readonly onSwitch: (on: boolean) => void;
}

function CheckLine({ check, on, disabled, languages, onSwitch }: CheckLineProps) {
  const { t } = useTranslation('projects');
  const precisionWords = usePrecisionWords();
  const name = checkName(check.id, currentLocale()) ?? check.id;
  const severities = new Set(languages.map((language) => severityIn(check, language)));
  return (
    <SettingLine
      label={
        <Stack direction="row" gap="xs" wrap>
          {name}
          {[...severities].map((severity) => (
            <StatusTag key={severity} tone={tones[severity]}>
              {t(`patterns.severities.${severity}`)}
            </StatusTag>
          ))}
        </Stack>
      }
      description={precisionWords(figuresOf(check.id), languages)}
    >
      <Switch size="small" aria-label={name} checked={on} disabled={disabled} onChange={onSwitch} />
    </SettingLine>
  );
}
