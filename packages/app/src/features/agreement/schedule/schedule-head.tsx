import { useLingui } from '@lingui/react/macro';
import { rulesOf } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import { PageHeader, Row } from '@mediation/ui';
import { agreementPaths } from '../../../agreement-paths.ts';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { CalendarMenu } from './calendar/calendar-menu.tsx';
import type { CarerNames } from './carers.ts';
import { SaveLine } from './save-line.tsx';
import type { ScheduleSaveState } from './use-draft-schedule.ts';
import { UseInPlan } from './use-in-plan.tsx';

export interface ScheduleHeadProps {
  caseId: string;
  schedule: ParentingSchedule;
  names: CarerNames;
  state: ScheduleSaveState;
}

/** The name of the page, how saving goes, and what a schedule with rules can be used for. */
export function ScheduleHead({ caseId, schedule, names, state }: ScheduleHeadProps) {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`Parenting schedule`}
      back={<BackLink to={`${agreementPaths.home(caseId)}?document=parenting`}>{t`Agreement`}</BackLink>}
      badges={<SaveLine state={state} />}
      action={
        rulesOf(schedule).length > 0 && (
          <Row wrap gap="small">
            <CalendarMenu caseId={caseId} names={names} />
            <UseInPlan
              caseId={caseId}
              schedule={schedule}
              names={names}
              isUnsaved={state !== 'unchanged' && state !== 'saved'}
            />
          </Row>
        )
      }
    />
  );
}
