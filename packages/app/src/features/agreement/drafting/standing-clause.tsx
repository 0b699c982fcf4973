import { useLingui } from '@lingui/react/macro';
import type { DraftClause } from '@mediation/api-client';
import { Badge, Text } from '@mediation/ui';
import { DutyList } from '../../../shared/duties/duty-list.tsx';
import { ClauseHead } from './clause-head.tsx';
import * as styles from './clause.css.ts';

/** A clause that stands as signed while another one is reopened. */
export function StandingClause({ clause, number }: { clause: DraftClause; number: number }) {
  const { t } = useLingui();
  const { case_id, heading, text, plain_text, duties } = clause;
  return (
    <div className={styles.inner}>
      <ClauseHead number={number} heading={heading}>
        <Badge>{t`Stands as signed`}</Badge>
      </ClauseHead>
      {plain_text !== '' && <Text>{plain_text}</Text>}
      <p className={styles.quoted}>{text}</p>
      <DutyList caseId={case_id} duties={duties} />
    </div>
  );
}
