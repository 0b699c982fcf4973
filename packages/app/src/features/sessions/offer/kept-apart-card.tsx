import { useLingui } from '@lingui/react/macro';
import { limits, type Participant } from '@mediation/api-client';
import { Field, Notice, Stack, Text, Textarea } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caseTab } from '../../../paths.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';

export interface KeptApartCardProps {
  caseId: string;
  /** The parties who should not meet the other, and those who would meet as the offer is now. */
  stopped: readonly Participant[];
  meeting: readonly Participant[];
  reason: string;
  onReasonChange: (reason: string) => void;
  error: string | false;
}

/** For the mediator: who should not meet the other party, and why they meet all the same if they would. */
export function KeptApartCard({ caseId, stopped, meeting, reason, onReasonChange, error }: KeptApartCardProps) {
  const { t } = useLingui();
  if (stopped.length === 0) return null;
  const names = listOf(stopped.map(({ name }) => firstName(name)));
  return (
    <Notice tone="warning" icon={<ShieldAlert />}>
      <Stack gap="small">
        <Text>
          {meeting.length === 0
            ? t`You decided that ${names} should not meet the other party. In this offer they do not meet.`
            : t`You decided that ${names} should not meet the other party. In this offer they meet. Choose separate rooms or one party alone, or write why they meet.`}
        </Text>
        <Link to={`${caseTab(caseId, 'safety')}#screening`}>{t`Go to the decision`}</Link>
        {meeting.length > 0 && (
          <Field
            label={t`Why do they meet?`}
            hint={t`Kept with your name. Only mediators of this case read it.`}
            error={error}
          >
            <Textarea
              rows={2}
              value={reason}
              maxLength={limits.noteMax}
              onChange={({ target }) => onReasonChange(target.value)}
            />
          </Field>
        )}
      </Stack>
    </Notice>
  );
}
