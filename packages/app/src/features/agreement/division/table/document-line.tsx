import { useLingui } from '@lingui/react/macro';
import type { Figure } from '@mediation/api-client';
import { Link } from '@mediation/ui';
import { FileQuestionMark } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { EvidenceLink } from '../../money/figures/evidence-link.tsx';
import type { DivisionPlace } from '../division-place.ts';
import { pensionKinds } from '../division-words.ts';
import * as styles from './table.css.ts';

/** The document that shows a figure, or that there is none yet and who to ask. */
export function DocumentLine({ figure, place }: { figure: Figure; place: DivisionPlace }) {
  const { t, i18n } = useLingui();
  const { evidence, kind, participant_id } = figure;
  const pension = pensionKinds[kind];
  const more = [pension && i18n._(pension), figure.is_joint && t`Together`].filter(Boolean);
  return (
    <>
      {evidence === null ? (
        <NoDocument owner={participant_id === place.parties[0] ? 'A' : 'B'} place={place} />
      ) : (
        <EvidenceLink evidence={evidence} />
      )}
      {more.length > 0 && (evidence === null ? <br /> : ' · ')}
      {more.join(' · ')}
    </>
  );
}

function NoDocument({ owner, place }: { owner: 'A' | 'B'; place: DivisionPlace }) {
  const { t } = useLingui();
  const { role } = useUser();
  const name = place.names[owner];
  const [mediator = ''] = place.mediators;
  const toMoney = agreementPaths.money(place.mediationCase.id);
  return (
    <span className={styles.warning}>
      <FileQuestionMark aria-hidden />
      {role === 'mediator' ? (
        <Link asChild>
          <RouterLink to={toMoney}>{t`No document yet. Ask ${name}`}</RouterLink>
        </Link>
      ) : owner === place.userSide ? (
        <Link asChild>
          <RouterLink to={toMoney}>{t`No document yet. Add yours in Money`}</RouterLink>
        </Link>
      ) : (
        t`No document yet. ${mediator} can ask ${name}`
      )}
    </span>
  );
}
