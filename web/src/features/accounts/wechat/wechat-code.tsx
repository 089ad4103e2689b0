import { useQuery } from '@tanstack/react-query';
import type { Entry } from '@transloom/contracts/accounts';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformQuery } from '../../../session/session.queries.ts';
import { ScanCode } from '../../../ui/scan-code.tsx';
import { ShellCommand } from '../../../ui/shell-command.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useQrCode, useScanStatus } from './wechat.queries.ts';

interface WechatCodeProps {
  /** Signs in; else it binds. */
  readonly isLogin: boolean;
  readonly hint: string;
  readonly onBound: (entry: Entry | null) => void;
  /** A WeChat that no account has; the key names the scan. */
  readonly onScanned?: (eventKey: string) => void;
}

const side = 200;

/** A QR code that is asked for every 2 s: scanned, bound, in conflict, or expired behind a cover (P4.15, P4.16, D8.40). */
export function WechatCode({ isLogin, hint, onBound, onScanned }: WechatCodeProps) {
  const { t } = useTranslation('accounts');
  const [round, setRound] = useState(0);
  const code = useQrCode(isLogin, round);
  const { data: scan, isError } = useScanStatus(isLogin, code.data?.eventKey);
  const simulated = useQuery(platformQuery).data?.wechat === 'simulated';
  const latest = useRef({ onBound, onScanned });
  latest.current = { onBound, onScanned };
  const again = () => setRound((now) => now + 1);
  const eventKey = code.data?.eventKey;
  useEffect(() => {
    if (scan?.status === 'bound') latest.current.onBound(scan.entry);
    if (scan?.status === 'scanned' && eventKey) latest.current.onScanned?.(eventKey);
  }, [scan, eventKey]);
  useEffect(() => {
    // An asking that fails starts over with a new code.
    if (isError) setRound((now) => now + 1);
  }, [isError]);
  return (
    <Stack gap="sm" align="center">
      <ScanCode
        value={code.data?.qrcodeUrl ?? '-'}
        size={side}
        status={coverOf()}
        statusRender={({ status }) =>
          status === 'expired' ? (
            cover()
          ) : (
            <Text>{t(status === 'scanned' ? 'wechat.scanned' : 'code.checking')}</Text>
          )
        }
        aria-label={t('wechat.qr')}
      />
      {scan?.status === 'conflict' ? (
        <Text as="p" tone="danger">
          {t('wechat.conflict')}
        </Text>
      ) : (
        <Text as="p" tone="secondary">
          {hint}
        </Text>
      )}
      {simulated && code.data ? <ShellCommand command={code.data.qrcodeUrl} /> : null}
    </Stack>
  );

  function coverOf() {
    if (code.isError || scan?.status === 'expire' || scan?.status === 'conflict') return 'expired' as const;
    if (scan?.status === 'bound' || scan?.status === 'scanned') return 'scanned' as const;
    return code.data ? ('active' as const) : ('loading' as const);
  }

  function cover() {
    return (
      <Stack gap="xs" align="center">
        <Text>{t(code.isError ? 'wechat.failed' : 'wechat.expired')}</Text>
        <Button size="small" onClick={again}>
          {t('wechat.refresh')}
        </Button>
      </Stack>
    );
  }
}
