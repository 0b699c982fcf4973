import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Stack } from '@mediation/ui';
import { MessageSquareLock, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { panels } from '../../../panel-paths.ts';
import { useOver } from '../../../shared/layout/panel.ts';
import { listOf } from '../../../words/names/people-names.ts';

export interface PrivateChannelProps {
  caseId: string;
  userId: string;
  who: string;
  /** The names of the lawyers who read it, too. */
  lawyers: string[];
}

/** Leads the mediator to the private channel of a party, and says who else reads it. */
export function PrivateChannel({ caseId, userId, who, lawyers }: PrivateChannelProps) {
  const { t } = useLingui();
  const over = useOver();
  const readers = listOf(lawyers);
  return (
    <Stack gap="tiny">
      {lawyers.length > 0 && (
        <AudienceLine icon={<Users />}>
          {t`${plural(lawyers.length, {
            one: `${readers} reads this channel, too, as the lawyer of ${who}.`,
            other: `${readers} read this channel, too, as the lawyers of ${who}.`,
          })}`}
        </AudienceLine>
      )}
      <div>
        <Button asChild tone="secondary" size="small">
          <Link to={over(panels.chat(caseId, userId))}>
            <MessageSquareLock />
            {t`Open private channel`}
          </Link>
        </Button>
      </div>
    </Stack>
  );
}
