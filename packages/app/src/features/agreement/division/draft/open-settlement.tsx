import { useLingui } from '@lingui/react/macro';
import { divisionOf } from '@mediation/agreement';
import type { Settlement, SettlementContent } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { BalanceCard } from '../balance/balance-card.tsx';
import { PaymentFields } from '../balance/payment-fields.tsx';
import { PhoneBalance } from '../balance/phone-balance.tsx';
import { DivisionHead } from '../division-head.tsx';
import type { DivisionPlace } from '../division-place.ts';
import { nextNumber, sharedAs } from '../settlements.ts';
import { DivisionTable } from '../table/division-table.tsx';
import { TableFoot } from '../table/table-foot.tsx';
import { DraftProblem } from './draft-problem.tsx';
import { DraftReaders } from './draft-readers.tsx';
import { ShareDraftDialog } from './share-draft-dialog.tsx';
import { useSettlementDraft } from './use-settlement-draft.ts';

export interface OpenSettlementProps {
  place: DivisionPlace;
  settlements: readonly Settlement[];
  /** Undefined for a working copy that begins. */
  settlement: Settlement | undefined;
  /** What a new working copy begins with. */
  start: SettlementContent | undefined;
}

/** One’s own settlement, which the person alone reads, to work on. */
export function OpenSettlement({ place, settlements, settlement, start }: OpenSettlementProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { draft, content, status, error, isTouched } = useSettlementDraft(place.mediationCase.id, settlement, start);
  const [view, setView] = useState<'is' | 'tried'>('tried');
  const [isSharing, setSharing] = useState(false);
  const { figures, parties, names } = place;
  const pay = (payment: SettlementContent['payment']) => draft.change({ payment });
  const isNow = view === 'is';
  const division = divisionOf(figures, parties, isNow ? undefined : content);
  const number = nextNumber(settlements);
  const shared = settlement?.name == null ? sharedAs(settlements, content) : undefined;
  const isSaving = status === 'unsaved' || status === 'saving';
  return (
    <>
      <DivisionHead
        place={place}
        view={view}
        onView={setView}
        saving={isSaving ? 'saving' : status === 'saved' && isTouched ? 'saved' : 'unchanged'}
        name={settlement?.name ?? null}
        tried={t`In this draft`}
        action={
          shared === undefined && (
            <Button onClick={() => setSharing(true)}>
              <Send />
              {settlement?.name != null
                ? t`Share it`
                : role === 'mediator'
                  ? t`Share version ${number}`
                  : t`Share my draft`}
            </Button>
          )
        }
      >
        <DraftReaders place={place} settlements={settlements} name={settlement?.name ?? null} shared={shared} />
      </DivisionHead>
      <DraftProblem draft={draft} status={status} error={error} />
      <BalanceCard place={place} division={division}>
        {isNow ? undefined : (
          <PaymentFields place={place} division={division} payment={content.payment} onChange={pay} />
        )}
      </BalanceCard>
      <DivisionTable
        place={place}
        division={division}
        payment={isNow ? null : content.payment}
        onPay={isNow ? undefined : pay}
        onKeep={
          isNow ? undefined : (figure, percent) => draft.change({ keeps: { ...content.keeps, [figure.id]: percent } })
        }
      />
      <TableFoot caseId={place.mediationCase.id} division={division} canAdd={role === 'divorcee'} />
      <PhoneBalance names={names} division={division} currency={place.currency} />
      {isSharing && (
        <ShareDraftDialog
          place={place}
          draft={draft}
          name={settlement?.name ?? null}
          number={number}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
