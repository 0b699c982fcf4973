import { useLingui } from '@lingui/react/macro';
import { divisionOf } from '@mediation/agreement';
import type { Settlement } from '@mediation/api-client';
import { AudienceLine, Button, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../agreement-paths.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { BalanceCard } from './balance/balance-card.tsx';
import { PhoneBalance } from './balance/phone-balance.tsx';
import { DivisionHead } from './division-head.tsx';
import type { DivisionPlace } from './division-place.ts';
import { sharedDay } from './division-words.ts';
import { NewestShared } from './newest-shared.tsx';
import { figuresAt, newestShared, ownDraft } from './settlements.ts';
import { DivisionTable } from './table/division-table.tsx';
import { TableFoot } from './table/table-foot.tsx';

export interface SharedSettlementProps {
  place: DivisionPlace;
  settlements: readonly Settlement[];
  /** Null where nothing is shared yet: then it is only how it is now. */
  settlement: Settlement | null;
  /** Whether the person may try out their own. */
  canTry: boolean;
}

/** What somebody has shared, with the figures of that day; only to read. */
export function SharedSettlement({ place, settlements, settlement, canTry }: SharedSettlementProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [view, setView] = useState<'is' | 'tried'>('tried');
  const isNow = settlement === null || view === 'is';
  const division = divisionOf(
    isNow ? [...place.figures] : figuresAt(place.figures, settlement.amounts),
    place.parties,
    isNow ? undefined : settlement.content,
  );
  const caseId = place.mediationCase.id;
  const newest = newestShared(settlements);
  const hasDraft = ownDraft(settlements) !== undefined;
  return (
    <>
      <DivisionHead
        place={place}
        view={isNow ? 'is' : 'tried'}
        tried={t`As proposed`}
        onView={settlement === null ? undefined : setView}
        name={settlement?.name ?? null}
        action={
          canTry && (
            <Button asChild>
              <Link to={`${agreementPaths.division(caseId)}?of=new`}>
                {hasDraft
                  ? role === 'mediator'
                    ? t`Go on with your copy`
                    : t`Go on with your draft`
                  : t`Try your own`}
              </Link>
            </Button>
          )
        }
      >
        <Readers settlement={settlement} />
        {newest !== undefined && newest !== settlement && (
          <Text size="small">
            <NewestShared place={place} shared={newest} />
          </Text>
        )}
      </DivisionHead>
      <BalanceCard place={place} division={division} />
      <DivisionTable place={place} division={division} payment={isNow ? null : settlement.content.payment} />
      <TableFoot caseId={caseId} division={division} canAdd={role === 'divorcee'} />
      <PhoneBalance names={place.names} division={division} currency={place.currency} />
    </>
  );
}

/** Who has shared it with whom, and since when. */
function Readers({ settlement }: { settlement: Settlement | null }) {
  const { t } = useLingui();
  if (settlement === null)
    return <AudienceLine audience="case">{t`Nothing is shared yet. This is how it is now.`}</AudienceLine>;
  const { author, number, audience, is_own } = settlement;
  const name = firstName(author.name);
  const day = sharedDay(settlement);
  if (audience === 'self') return <AudienceLine audience="self">{t`Only you can read this.`}</AudienceLine>;
  if (audience === 'side')
    return (
      <AudienceLine audience="lawyer">
        {is_own
          ? t`You, your lawyer if you have one, and the mediator can read this, since ${day}.`
          : t`${name}, their lawyer and the mediator can read this, since ${day}.`}
      </AudienceLine>
    );
  return (
    <AudienceLine audience="case">
      {number === null
        ? t`Shared by ${name} on ${day}. Everybody in the case can read it.`
        : author.role === 'mediator'
          ? t`Version ${number}, shared by ${name} on ${day}. Everybody in the case can read it.`
          : t`Draft ${number} of ${name}, shared on ${day}. Everybody in the case can read it.`}
    </AudienceLine>
  );
}
