import type { Engine } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { ShellCommand } from '../../ui/shell-command.tsx';
import { Text } from '../../ui/text.tsx';
import { usePrograms } from '../system/system.queries.ts';
import { useFieldText } from './connections/use-field-text.ts';

/** A custom engine that is offline, and an engine that may not be used. */
const forbidden = ['training', 'off-shelf', 'base-engine', 'own-forbidden', 'plan'] as const;
/** Of engines on this machine; elsewhere `model` is the name of a setting. */
const absent = ['model', 'trained-model'] as const;

interface EngineNeedsProps {
  readonly engine: Pick<Engine, 'needs' | 'name' | 'local'>;
}

/** A reason that no setting does away with. */
export function saidAsItIs({ needs, local }: Pick<Engine, 'needs' | 'local'>) {
  const reasons = local ? [...forbidden, ...absent] : forbidden;
  return reasons.find((reason) => needs.includes(reason));
}

/** What an engine lacks: a program or a package with the command that installs it, a model, or settings by name. */
export function EngineNeeds({ engine: { needs, name, local } }: EngineNeedsProps) {
  const { t } = useTranslation('engines');
  const fieldText = useFieldText();
  const programs = usePrograms().data ?? [];
  const missing = programs.filter((program) => needs.includes(program.name.toLowerCase()));
  const said = saidAsItIs({ needs, local });
  if (said !== undefined) {
    return (
      <Text size="table" tone="secondary" as="p">
        {t(`needs.${said}`)}
      </Text>
    );
  }
  const command = needs.find((need) => need.startsWith('npm '));
  if (command !== undefined) {
    return (
      <>
        <Text size="table" tone="secondary" as="p">
          {t('needs.package', { name })}
        </Text>
        <ShellCommand command={command} />
      </>
    );
  }
  if (!local) {
    const fields = needs.map((field) => fieldText(field).label).join(t('separator'));
    return (
      <Text size="table" tone="secondary" as="p">
        {t('needs.settings', { fields })}
      </Text>
    );
  }
  return (
    <>
      <Text size="table" tone="secondary" as="p">
        {t('needs.program', { name })}
      </Text>
      {missing.map(({ installCommand }) => (
        <ShellCommand key={installCommand} command={installCommand} />
      ))}
    </>
  );
}
