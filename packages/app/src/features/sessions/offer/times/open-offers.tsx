import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { longDate } from '../../../../words/times/relative-time.ts';
import { sessionKinds } from '../../../../words/names/session-names.ts';

/** The offers of a case that wait for answers, so that no second one is sent by mistake. Renders nothing without any. */
export function OpenOffers({ offers }: { offers: readonly MediationSession[] }) {
  const { t, i18n } = useLingui();
  if (offers.length === 0) return null;
  return (
    <Notice>
      <p>
        {t`${plural(offers.length, {
          one: 'This case has an open offer already:',
          other: 'This case has # open offers already:',
        })}`}
      </p>
      <ul>
        {offers.map(({ id, kind, created_at }) => {
          const name = i18n._(sessionKinds[kind]);
          return (
            <li key={id}>
              <Link to={paths.session(id)}>{t`${name}, offered on ${longDate(new Date(created_at))}`}</Link>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
