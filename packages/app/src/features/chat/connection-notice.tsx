import { useLingui } from '@lingui/react/macro';
import { Notice } from '@mediation/ui';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Connection } from '../../backend/live.ts';

const goodNewsFor = 4000;

/** Reports a lost connection, and for a moment its return. */
export function ConnectionNotice({ connection }: { connection: Connection }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState<{ state: Connection; isBack: boolean }>({ state: connection, isBack: false });
  if (seen.state !== connection)
    setSeen({ state: connection, isBack: seen.state === 'lost' && connection === 'connected' });
  useEffect(() => {
    if (!seen.isBack) return undefined;
    const timer = setTimeout(() => setSeen((it) => ({ ...it, isBack: false })), goodNewsFor);
    return () => clearTimeout(timer);
  }, [seen.isBack]);

  return (
    <output>
      {connection === 'lost' && (
        <Notice tone="warning" icon={<WifiOff />}>
          {t`Connection lost. We keep trying; nothing is lost.`}
        </Notice>
      )}
      {seen.isBack && <Notice tone="success">{t`Connected again`}</Notice>}
    </output>
  );
}
