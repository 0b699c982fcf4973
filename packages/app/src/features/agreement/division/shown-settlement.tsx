import type { Settlement } from '@mediation/api-client';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';
import type { DivisionPlace } from './division-place.ts';
import { OpenSettlement } from './draft/open-settlement.tsx';
import { newestVersion, shownOf } from './settlements.ts';
import { SharedSettlement } from './shared-settlement.tsx';

/** The settlement that the address names, or the one to go on with: to work on, or to read. */
export function ShownSettlement({ place, settlements }: { place: DivisionPlace; settlements: readonly Settlement[] }) {
  const { role } = useUser();
  const [search] = useSearchParams();
  const of = search.get('of');
  const last = useRef(of);
  // The link that leads to another settlement goes with the one that it was on.
  useEffect(() => {
    if (last.current !== of) document.querySelector('h1')?.focus();
    last.current = of;
  }, [of]);
  const canTry = role !== 'lawyer' && isGoingOn(place.mediationCase);
  const shown = shownOf(settlements, of, canTry);
  if (shown === undefined || (shown?.shared_at === null && shown.is_own && canTry))
    return (
      <OpenSettlement
        // A working copy gets its id with its first change, and stays the same one.
        key={shown?.name == null ? 'working copy' : shown.id}
        place={place}
        settlements={settlements}
        settlement={shown}
        start={newestVersion(settlements)?.content}
      />
    );
  return <SharedSettlement place={place} settlements={settlements} settlement={shown} canTry={canTry} />;
}
