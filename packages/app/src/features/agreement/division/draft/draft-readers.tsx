import { Trans, useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { AudienceLine, Link } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { listOf } from '../../../../words/names/people-names.ts';
import { sharedDay } from '../division-words.ts';
import type { DivisionPlace } from '../division-place.ts';
import { NewestShared } from '../newest-shared.tsx';
import { newestShared, newestVersion } from '../settlements.ts';
import { othersOf } from '../others.ts';

export interface DraftReadersProps {
  place: DivisionPlace;
  settlements: readonly Settlement[];
  name: string | null;
  /** What the person has shared, where the working copy is still the same. */
  shared: Settlement | undefined;
}

/** Who reads the draft: the person alone until they share it. And what everybody has seen last. */
export function DraftReaders({ place, settlements, name, shared }: DraftReadersProps) {
  const { t } = useLingui();
  const { role } = useUser();
  if (shared !== undefined) {
    const readers = listOf([...othersOf(place, role), t`the lawyers in the case`]);
    const [number, day] = [shared.number, sharedDay(shared)];
    return (
      <AudienceLine audience="case">
        {role === 'mediator'
          ? t`Version ${number} is shared since ${day}: ${readers} can read it. What you change now is yours alone until you share it, too.`
          : t`Your draft ${number} is shared since ${day}: ${readers} can read it. What you change now is yours alone until you share it, too.`}
      </AudienceLine>
    );
  }
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
    <AudienceLine
      audience="self"
      detail={<LastSeen place={place} seen={newestVersion(settlements)} newest={newestShared(settlements)} />}
    >
      {text}
    </AudienceLine>
  );
}

/** The version that everybody in the case has seen last, with the way to it. */
function LastSeen({
  place,
  seen,
  newest,
}: {
  place: DivisionPlace;
  seen?: Settlement | undefined;
  newest?: Settlement | undefined;
}) {
  const { role } = useUser();
  if (newest !== undefined && newest !== seen) return <NewestShared place={place} shared={newest} />;
  if (seen === undefined) return null;
  const day = sharedDay(seen);
  const version = `${agreementPaths.division(place.mediationCase.id)}?of=${seen.id}`;
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
