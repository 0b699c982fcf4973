import { Trans, useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { AudienceLine, Link } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { paths } from '../../../../paths.ts';
import { listOf } from '../../../../words/names/people-names.ts';
import { sharedDay } from '../division-words.ts';
import type { DivisionPlace } from '../division-place.ts';
import { newestVersion } from '../settlements.ts';
import { othersOf } from '../others.ts';

export interface DraftReadersProps {
  place: DivisionPlace;
  settlements: readonly Settlement[];
  name: string | null;
}

/** That the person alone reads the draft, and what everybody has seen last. */
export function DraftReaders({ place, settlements, name }: DraftReadersProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const others = listOf(othersOf(place, role));
  const text =
    role === 'mediator'
      ? name === null
        ? t`Your working copy. Only you can read it.`
        : t`Only you can read this.`
      : name === null
        ? t`Your own draft. Only you can read it. ${others} see it when you share it.`
        : t`Only you can read this. ${others} see it when you share it.`;
  return (
    <AudienceLine audience="self" detail={<LastSeen place={place} seen={newestVersion(settlements)} />}>
      {text}
    </AudienceLine>
  );
}

/** The version that everybody in the case has seen last, with the way to it. */
function LastSeen({ place, seen }: { place: DivisionPlace; seen: Settlement | undefined }) {
  const { role } = useUser();
  if (seen === undefined) return null;
  const day = sharedDay(seen);
  const version = `${paths.agreementDivision(place.mediationCase.id)}?of=${seen.id}`;
  return role === 'mediator' ? (
    <Trans>
      Both last saw{' '}
      <Link asChild>
        <RouterLink to={version}>version {seen.number}</RouterLink>
      </Link>
      , on {day}.
    </Trans>
  ) : (
    <Trans>
      You both last saw{' '}
      <Link asChild>
        <RouterLink to={version}>version {seen.number}</RouterLink>
      </Link>
      , on {day}.
    </Trans>
  );
}
