import { useLingui } from '@lingui/react/macro';
import { type Assignment, limits, listLegalHolds, setLegalHold } from '@mediation/api-client';
import { Field, List, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { moment } from '../../../words/times/relative-time.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface LegalHoldDialogProps {
  assignment: Assignment;
  onClose: () => void;
}

/** Sets or lifts the legal hold of a case, with a reason, below those before. */
export function LegalHoldDialog({ assignment: { case_id: caseId, title }, onClose }: LegalHoldDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const { data, error, refetch } = useEndpoint(listLegalHolds, { caseId });
  const isHeld = data?.holds[0]?.is_on ?? false;
  return (
    <ActionDialog
      title={t`Legal hold of ${title}`}
      description={
        isHeld
          ? t`Nothing of this case is deleted until the hold is lifted.`
          : t`With a hold nothing of this case is deleted, even when its time limit is over.`
      }
      action={isHeld ? t`Lift the legal hold` : t`Set a legal hold`}
      failed={t`Failed to change the legal hold`}
      done={isHeld ? t`Legal hold of ${title} lifted` : t`${title} is on legal hold`}
      onClose={onClose}
      isBlocked={data === undefined}
      isReady={() => {
        setAsked(true);
        return !isMissing;
      }}
      work={() => call(setLegalHold, { caseId, on: !isHeld, reason: reason.trim() })}
    >
      {error !== null && (
        <LoadFailed error={error} fallback={t`Failed to load the legal holds`} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.holds.length > 0 && (
        <List aria-label={t`Legal holds so far`}>
          {data.holds.map(({ id, is_on, reason: given, set_by_name: name, created_at }) => (
            <List.Row key={id}>
              <Stack gap="tiny">
                <Text weight="medium">{is_on ? t`Hold set by ${name}` : t`Hold lifted by ${name}`}</Text>
                <Text>{given}</Text>
                <Text size="small" tone="soft">
                  {moment(created_at)}
                </Text>
              </Stack>
            </List.Row>
          ))}
        </List>
      )}
      <Field label={t`Reason`} hint={t`Admins read it here.`} error={isAsked && isMissing && t`Say why.`}>
        <LongText value={reason} most={limits.noteMax} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ActionDialog>
  );
}
