import { useLingui } from '@lingui/react/macro';
import { Banner } from '@mediation/ui';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** A line under the top bar while the network is offline. */
export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Banner tone="warning" icon={<WifiOff />}>
      {t`You are offline. What you type stays here. Sending works again when you are back online.`}
    </Banner>
  );
}

function watchNetwork(listener: () => void) {
  const stop = new AbortController();
  addEventListener('online', listener, stop);
  addEventListener('offline', listener, stop);
  return () => stop.abort();
}
