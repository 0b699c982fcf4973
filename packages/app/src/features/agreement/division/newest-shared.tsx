import { Trans } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { Link } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../agreement-paths.ts';
import type { DivisionPlace } from './division-place.ts';
import { sharedDay } from './division-words.ts';
import { wayName } from './scenarios/ways.ts';

/** The way to what everybody in the case can read since the last time that somebody shared something. */
export function NewestShared({ place, shared }: { place: DivisionPlace; shared: Settlement }) {
  const { role } = useUser();
  const name = wayName(shared, role);
  const day = sharedDay(shared);
  return (
    <Trans>
      Shared last:{' '}
      <Link asChild>
        <RouterLink to={`${agreementPaths.division(place.mediationCase.id)}?of=${shared.id}`}>{name}</RouterLink>
      </Link>
      , on {day}.
    </Trans>
  );
}
