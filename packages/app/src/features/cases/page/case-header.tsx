import { useLingui } from '@lingui/react/macro';
import { type Case, listParticipants } from '@mediation/api-client';
import { Badge, Button, PageHeader } from '@mediation/ui';
import { CalendarDays, MessageCircle, Pencil, Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CaseStatusBadge } from '../../../shared/badges/case-status-badge.tsx';
import { AboveCase } from '../../../shared/cases/case-trail.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { isWritable } from '../../../shared/cases/writable-case.ts';
import { useOver } from '../../../shared/layout/panel.ts';
import { offerIn } from '../../../case-paths.ts';
import { panels } from '../../../panel-paths.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { stepNames, stepNumber } from '../../../words/names/step-names.ts';
import { NextSession } from '../overview/next-session.tsx';
import { Risk } from '../overview/risk.tsx';

const EditCaseDialog = lazy(async () => ({ default: (await import('./edit-case-dialog.tsx')).EditCaseDialog }));

/** What a case is called, where it is in the seven steps, who mediates it and when people meet next. */
export function CaseHeader({ mediationCase }: { mediationCase: Case }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const over = useOver();
  const [isEditing, setEditing] = useState(false);
  const { id, title, status, step, reference, legal_hold } = mediationCase;
  const { data } = useEndpoint(listParticipants, { caseId: id }, {});
  const mediators = (data?.participants ?? []).filter((it) => it.role === 'mediator' && it.status === 'active');
  const isClosed = status === 'closed';
  const isMediator = role === 'mediator';
  const mayChange = isMediator && isWritable(mediationCase);
  const isStaff = isMediator || role === 'admin';
  return (
    <>
      <PageHeader
        back={<AboveCase />}
        title={title}
        badges={
          <>
            <CaseStatusBadge status={status} />
            {isMediator && <Risk caseId={id} />}
            {isStaff && legal_hold && <Badge tone="warning" icon={<Scale />}>{t`Legal hold`}</Badge>}
            <code>{reference}</code>
            {mayChange && (
              <Button tone="plain" size="small" flush aria-haspopup="dialog" onClick={() => setEditing(true)}>
                <Pencil />
                {t`Edit`}
              </Button>
            )}
          </>
        }
        lead={
          <>
            {t`Step ${stepNumber(step)} of 7: ${i18n._(stepNames[step])}`}
            {mediators.length > 0 && <> · {t`Mediator: ${listOf(mediators.map(({ name }) => name))}`}</>}
            {!isClosed && role !== 'admin' && (
              <>
                {' '}
                · {t`Next session:`} <NextSession caseId={id} />
              </>
            )}
          </>
        }
        action={
          !isClosed &&
          role !== 'admin' && (
            <>
              {mayChange && (
                <Button asChild tone="secondary">
                  <Link to={offerIn(id)}>
                    <CalendarDays />
                    {t`Offer times`}
                  </Link>
                </Button>
              )}
              <Button asChild>
                <Link to={over(panels.chat(id))}>
                  <MessageCircle />
                  {t`Open chat`}
                </Link>
              </Button>
            </>
          )
        }
      />
      <SuspendedCaseNotice mediationCase={mediationCase} />
      <Suspense>
        {isEditing && <EditCaseDialog mediationCase={mediationCase} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}
