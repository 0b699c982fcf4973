import type { Role } from '@mediation/api-client';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Await } from 'react-router-dom';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import type { PanelProps } from '../shared/layout/panel.ts';

const PanelFailed = lazy(async () => ({
  default: (await withMessages(import('./panel-failed.tsx'), shared)).PanelFailed,
}));

/** Something that can open over any page. */
export interface PanelOffer {
  load: () => Promise<ComponentType<PanelProps>>;
  /** For whom; without it for everyone. */
  roles?: Role[];
}

/** A panel as soon as it is loaded. Its failures stay in its place, and the page beneath goes on. */
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

/** Another attempt is another promise. */
const fresh = async ({ load }: PanelOffer, _attempt: number) => load();
