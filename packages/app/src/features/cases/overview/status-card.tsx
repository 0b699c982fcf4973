import { useLingui } from '@lingui/react/macro';
import { type Case, type CloseReason, changeCaseStatus, reopenCase, closeCase } from '@mediation/api-client';
import { AlertDialog, Button, Card, Field, Row, Select, Stack, Text } from '@mediation/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useReveal } from '../../../browser/use-reveal.ts';
import { CaseStatusBadge } from '../../../shared/badges/case-status-badge.tsx';
import { paths } from '../../../paths.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { closeReasons } from '../../../words/names/close-reasons.ts';
import { isGoingOn, isWritable } from '../../../shared/cases/writable-case.ts';

/** For the mediator: puts the case on hold, resumes, closes or reopens it. */
export function StatusCard({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { is_suspended } = mediationCase;
  const reveal = useReveal('status');
  const which = { caseId: mediationCase.id, version: mediationCase.version };
  const failed = t`Failed to change the case`;
  const set = (status: 'open' | 'on_hold') => run(() => call(changeCaseStatus, { ...which, status }), { failed });
  return (
    <Card ref={reveal} tabIndex={-1} aria-labelledby="status">
      <Stack>
        <Card.Title id="status">{t`Status`}</Card.Title>
        <div>
          <CaseStatusBadge status={mediationCase.status} />
        </div>
        <Text tone="soft">
          {t`It says whether work on the case goes on. It is separate from the step, and everyone in the case sees it.`}
        </Text>
        <Row wrap>
          {isGoingOn(mediationCase) && (
            <Button tone="secondary" disabled={isBusy} onClick={() => void set('on_hold')}>
              {t`Put on hold`}
            </Button>
          )}
          {!is_suspended && mediationCase.status === 'on_hold' && (
            <Button tone="secondary" disabled={isBusy} onClick={() => void set('open')}>
              {t`Go on`}
            </Button>
          )}
          {!is_suspended && mediationCase.status === 'closed' && (
            <Button
              tone="secondary"
              disabled={isBusy}
              onClick={() => void run(() => call(reopenCase, which), { failed })}
            >
              {t`Open it again`}
            </Button>
          )}
          {isWritable(mediationCase) && (
            <CloseCase
              title={mediationCase.title}
              onClose={(reason) => void run(() => call(closeCase, { ...which, reason }), { failed })}
            />
          )}
          <Button asChild tone="plain">
            <Link to={`${paths.mediatorSummary()}?case=${mediationCase.id}`}>{t`Summary for a court`}</Link>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function CloseCase({ title, onClose }: { title: string; onClose: (reason: CloseReason) => void }) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<CloseReason | ''>('');
  const select = useRef<HTMLSelectElement>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <AlertDialog.Root onOpenChange={reset}>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary">{t`Close the case`}</Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Close ${title}?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <Stack>
            <AlertDialog.Description>
              {t`Everyone can still read it, and nobody can write in it. You can open it again.`}
            </AlertDialog.Description>
            <Field label={t`How did it end?`} error={isMissing && reason === '' && t`Choose a reason.`}>
              <Select ref={select} value={reason} onChange={(event) => setReason(event.target.value as CloseReason)}>
                <option value="" disabled>
                  {t`Choose a reason`}
                </option>
                {(Object.keys(closeReasons) as CloseReason[]).map((choice) => (
                  <option key={choice} value={choice}>
                    {i18n._(closeReasons[choice])}
                  </option>
                ))}
              </Select>
            </Field>
          </Stack>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t({ context: 'case', message: 'Keep it open' })}</AlertDialog.Cancel>
          <AlertDialog.Action onClick={close}>{t`Close the case`}</AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );

  function reset() {
    setReason('');
    setMissing(false);
  }

  function close(event: MouseEvent) {
    if (reason !== '') return onClose(reason);
    event.preventDefault();
    setMissing(true);
    select.current?.focus();
  }
}
