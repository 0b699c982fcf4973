import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseFees, getCaseFees, type Invoice, listInvoices } from '@mediation/api-client';
import { Card, Columns, EmptyState, PhoneOnly, WideOnly } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { DraftCard } from './draft-card.tsx';
import { DueCard } from './due-card.tsx';
import { SentInvoices } from './sent-invoices.tsx';
import { TimeCard } from './time-card.tsx';

/** For the mediator: the time of a case, what each party owes, and the invoices. */
export function MediatorFees({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const caseId = mediationCase.id;
  const fees = useEndpoint(getCaseFees, { caseId });
  const sent = useEndpoint(listInvoices, { caseId });
  return (
    <Loaded
      query={combineReadings({ fees, sent })}
      loadingLabel={t`Loading the fees`}
      fallback={t`Failed to load the fees`}
    >
      {({ fees: { fees: it }, sent: { invoices } }) =>
        it === null ? (
          <Card>
            <EmptyState title={t`Your office does not use fees here`}>
              {t`An admin of your office can switch them on, on its page, under Fees.`}
            </EmptyState>
          </Card>
        ) : (
          <Parts caseId={caseId} fees={it} invoices={invoices} mayWrite={!mediationCase.is_suspended} />
        )
      }
    </Loaded>
  );
}

interface PartsProps {
  caseId: string;
  fees: CaseFees;
  invoices: readonly Invoice[];
  mayWrite: boolean;
}

function Parts({ caseId, fees, invoices, mayWrite }: PartsProps) {
  const maySend = mayWrite && fees.is_on;
  const due = <DueCard caseId={caseId} fees={fees} invoices={invoices} maySend={maySend} />;
  return (
    <Columns aside={<WideOnly>{due}</WideOnly>}>
      <PhoneOnly>{due}</PhoneOnly>
      {fees.is_on && (
        <>
          <TimeCard caseId={caseId} fees={fees} mayWrite={mayWrite} />
          <DraftCard caseId={caseId} fees={fees} mayWrite={mayWrite} />
        </>
      )}
      {invoices.length > 0 && <SentInvoices invoices={invoices} mayWrite={mayWrite} />}
    </Columns>
  );
}
