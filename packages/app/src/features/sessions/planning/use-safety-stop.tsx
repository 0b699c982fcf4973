import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Checkbox, Notice, Stack, Text } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { caseTab } from '../../../case-paths.ts';
import { useOpenConcern } from '../use-open-concern.ts';

/** Stops a form while somebody feels unsafe about the session, until the mediator says that they spoke with them. */
export function useSafetyStop(session: MediationSession) {
  const { t } = useLingui();
  const isNeeded = useOpenConcern(session);
  const [hasSpoken, setSpoken] = useState(false);
  const [isChecked, setChecked] = useState(false);
  return {
    isNeeded,
    /** Marks the missing word; false if it is missing. */
    check: () => {
      setChecked(true);
      return !isNeeded || hasSpoken;
    },
    /** What the call needs. */
    acknowledgement: isNeeded && hasSpoken ? { spoke_with_them: true as const } : {},
    stop: isNeeded && (
      <Stack>
        <Notice
          tone="danger"
          icon={<ShieldAlert />}
          action={<Link to={caseTab(session.case_id, 'safety')}>{t`Read the concern`}</Link>}
        >
          <Text weight="strong">{t`Somebody feels unsafe about this session.`}</Text>
          <Text>{t`They were promised that you stop and speak to them alone before anything goes on.`}</Text>
        </Notice>
        <Checkbox
          label={t`I have spoken with them alone`}
          checked={hasSpoken}
          onCheckedChange={setSpoken}
          error={isChecked && !hasSpoken && t`Speak with them first, then tick this.`}
        />
      </Stack>
    ),
  };
}
