import type { PayChannel } from '@transloom/contracts/payments';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

interface ChannelChoiceProps {
  readonly channels: readonly PayChannel[];
  readonly chosen: PayChannel | undefined;
  readonly onChoose: (channel: PayChannel) => void;
}

/** How to pay, where there is more than one way. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const { t } = useTranslation('payments');
  if (channels.length < 2 || chosen === undefined) return null;
  return (
    <div>
      <Segmented<PayChannel>
        aria-label={t('pay.channel')}
        value={chosen}
        onChange={onChoose}
        options={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
    </div>
  );
}
