import type { Role } from '@mediation/api-client';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Await } from 'react-router-dom';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import type { PanelProps } from '../../shared/layout/panel.ts';

const PanelFailed = lazy(async () => ({
  default: (await withMessages(import('../notices/panel-failed.tsx'), shared)).PanelFailed,
}));

/** A panel that can open over any page. */
export interface PanelOffer {
  load: () => Promise<ComponentType<PanelProps>>;
  /** The roles that have it; without them, everyone. */
  roles?: Role[];
}

/** Loads and shows a panel. An error stays inside the panel, and the page beneath keeps working. */
export function OpenPanel({ offer, onClose }: PanelProps & { offer: PanelOffer }) {
  const [attempt, setAttempt] = useState(0);
  const loading = useMemo(() => fresh(offer, attempt), [offer, attempt]);
  const failed = <PanelFailed onClose={onClose} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <Suspense>
      <Await key={attempt} resolve={loading} errorElement={failed}>
        {(Panel) => <Panel onClose={onClose} />}
      </Await>
    </Suspense>
  );
}

/** Each attempt needs a new promise. */
const fresh = async ({ load }: PanelOffer, _attempt: number) => load();
