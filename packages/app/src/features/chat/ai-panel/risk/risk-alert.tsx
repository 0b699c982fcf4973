import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { changeCaseStatus, getCase } from '@mediation/api-client';
import { AlertDialog, HighRiskAlert } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { firstNames } from '../../../../words/names/people-names.ts';
import type { RiskFinding } from './findings.ts';

/** The findings whose alert has left; it comes once. They stay in the panel until somebody has seen them. */
const left = new Set<string>();

interface RiskAlertProps {
  caseId: string;
  /** The urgent findings that nobody has seen, newest first. */
  unseen: readonly RiskFinding[];
  /** Shows the findings. */
  onWhy: () => void;
}

/** Alerts the mediator to an urgent finding, above the messages: for 10 seconds, or until it is dismissed. */
export function RiskAlert({ caseId, unseen, onWhy }: RiskAlertProps) {
  const { t } = useLingui();
  const [, setLeft] = useState(0);
  const [isPausing, setPausing] = useState(false);
  const finding = unseen.find(({ id }) => !left.has(id));
  const { data } = useEndpoint(getCase, { caseId }, { enabled: finding !== undefined });
  const leave = () => {
    for (const { id } of unseen) left.add(id);
    setLeft((it) => it + 1);
  };
  const canPause = data?.case.status === 'open';
  return (
    <>
      {finding && (
        <HighRiskAlert
          key={finding.id}
          labels={{
            title: t`High Risk Detected`,
            pause: t`Pause this chat`,
            why: t`See why`,
            dismiss: t`Dismiss`,
          }}
          announcement={`${t`High Risk Detected`}. ${textOf(finding)}`}
          onPause={canPause ? () => setPausing(true) : undefined}
          onWhy={onWhy}
          onLeave={leave}
        >
          {textOf(finding)} {canPause && t`A short pause may help.`}
        </HighRiskAlert>
      )}
      {isPausing && data && (
        <PauseDialog caseId={caseId} version={data.case.version} onClose={() => setPausing(false)} />
      )}
    </>
  );

  function textOf({ content, metadata }: RiskFinding) {
    const score = Math.round(content.risk_score);
    const source = plural(metadata.message_ids.length, { one: 'the last message', other: 'the last # messages' });
    const names = firstNames(content.speakers);
    return names === ''
      ? t`Risk is ${score} of 10 in ${source}. Only mediators of the case can see this.`
      : t`Risk is ${score} of 10 in ${source}, in ${names}’s words. Only mediators of the case can see this.`;
  }
}

interface PauseDialogProps {
  caseId: string;
  version: number;
  onClose: () => void;
}

/** Asks before the case is put on hold, which everybody in it sees. */
function PauseDialog({ caseId, version, onClose }: PauseDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run } = useAction();
  const pause = () =>
    run(() => call(changeCaseStatus, { caseId, version, status: 'on_hold' }), {
      failed: t`Failed to change the case`,
      done: t`The case is on hold`,
    });
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Put the case on hold?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`Everyone in the case sees that it is on hold, and not why. You can go on with it at any time.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Cancel`}</AlertDialog.Cancel>
          <AlertDialog.Action onClick={() => void pause()}>{t`Put on hold`}</AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
