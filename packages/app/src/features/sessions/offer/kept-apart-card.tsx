import { useLingui } from '@lingui/react/macro';
import { limits, type Participant } from '@mediation/api-client';
import { Field, Notice, Stack, Text } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caseTab } from '../../../case-paths.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import type { useMeetReason } from './use-meet-reason.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface KeptApartCardProps {
  caseId: string;
  /** The parties who should not meet the other. */
  stopped: readonly Participant[];
  why: ReturnType<typeof useMeetReason>;
  /** Whether to say what is missing. */
  isTried: boolean;
  onEdit: () => void;
}

/** For the mediator: who should not meet the other party, and why they meet all the same if they would. */
export function KeptApartCard({ caseId, stopped, why, isTried, onEdit }: KeptApartCardProps) {
  const { t } = useLingui();
  if (stopped.length === 0) return null;
  const names = listOf(stopped.map(({ name }) => firstName(name)));
  return (
    <Notice tone="warning" icon={<ShieldAlert />}>
      <Stack gap="small">
        <Text>
          {why.reason === null
            ? t`You decided that ${names} should not meet the other party. In this offer they do not meet.`
            : t`You decided that ${names} should not meet the other party. In this offer they meet. Choose separate rooms or one party alone, or write why they meet.`}
        </Text>
        <Link to={`${caseTab(caseId, 'safety')}#screening`}>{t`Go to the decision`}</Link>
        {why.reason !== null && (
          <Field
            label={t`Why do they meet?`}
            hint={t`Kept with your name. Only mediators of this case read it.`}
            error={isTried && why.isMissing && t`Write at least ${limits.startReasonMin} characters.`}
          >
            <LongText
              rows={2}
              value={why.text}
              most={limits.noteMax}
              onChange={({ target }) => {
                onEdit();
                why.setText(target.value);
              }}
            />
          </Field>
        )}
      </Stack>
    </Notice>
  );
}
