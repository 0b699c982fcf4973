import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaseListItem, MediationSession } from '@mediation/api-client';
import {
  ArrowLeftRight,
  CircleHelp,
  ClipboardCheck,
  FileText,
  ListChecks,
  type LucideIcon,
  PenLine,
} from 'lucide-react';
import { agreementPaths } from '../../../agreement-paths.ts';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { dueText, today } from '../../../words/times/due-text.ts';
import { type ClientWait, clientOf, type Matter, waitsFor } from './client-waits.ts';
import type { Reading } from '../../../shared/loading/reading-card.tsx';
import { type Wait, WaitsCard } from './waits-card.tsx';

export interface ClientWaitsCardsProps {
  lawyerId: string;
  cases: readonly CaseListItem[];
  reading: Reading<{ matters: Matter[]; sessions: MediationSession[] }>;
}

/** What waits for each client of a lawyer, case by case: what the client sees, as far as the lawyer may read it. */
export function ClientWaitsCards({ lawyerId, cases, reading }: ClientWaitsCardsProps) {
  const { t } = useLingui();
  const rowOf = useWaitRow();
  if (reading.data === undefined)
    return <WaitsCard title={t`Waiting on your client`} reading={{ ...reading, data: undefined }} none="" />;
  const { matters, sessions } = reading.data;
  return matters.map((matter) => {
    const client = clientOf(matter.people, lawyerId);
    const title = cases.find(({ id }) => id === matter.caseId)?.title ?? '';
    if (client === undefined) return null;
    const name = firstName(client.name);
    const waits = waitsFor(client, matter, sessions).map((wait, at) => rowOf(wait, matter.caseId, at));
    return (
      <WaitsCard
        key={matter.caseId}
        title={matters.length > 1 ? t`Waiting on ${name}: ${title}` : t`Waiting on ${name}`}
        reading={{ ...reading, data: waits }}
        none={t`Nothing that you may read waits for ${name}.`}
      />
    );
  });
}

const icons: Record<ClientWait['what'], LucideIcon> = {
  intake: ClipboardCheck,
  document: FileText,
  documents: FileText,
  proposals: ArrowLeftRight,
  questions: CircleHelp,
  signature: PenLine,
  agreed: ListChecks,
  duty: ListChecks,
};

function useWaitRow() {
  const { t } = useLingui();
  const textOf = ({ what, count, text = '' }: ClientWait) =>
    ({
      intake: t`Fill in the intake form`,
      document: t`Send: ${text}`,
      documents: t`${plural(count, { one: '# document to send', other: '# documents to send' })}`,
      proposals: t`${plural(count, { one: 'Answer a proposal', other: 'Answer # proposals' })}`,
      questions: t`${plural(count, { one: 'Answer a private question', other: 'Answer # private questions' })}`,
      signature: t`Sign the newest version`,
      agreed: text,
      duty: text,
    })[what];
  return (wait: ClientWait, caseId: string, at: number): Wait => {
    const { what, due, sessionId, document } = wait;
    const agreement = `${agreementPaths.home(caseId)}${document === undefined ? '' : `?document=${document}`}`;
    return {
      key: `${what} ${at}`,
      icon: icons[what],
      text: textOf(wait),
      hint: due && dueText(due),
      isLate: due !== undefined && due < today(),
      to: {
        intake: caseTab(caseId, 'overview'),
        document: paths.uploads(caseId),
        documents: paths.uploads(caseId),
        proposals: caseTab(caseId, 'proposals'),
        questions: caseTab(caseId, 'proposals'),
        signature: agreement,
        agreed: paths.session(sessionId ?? ''),
        duty: agreement,
      }[what],
    };
  };
}
