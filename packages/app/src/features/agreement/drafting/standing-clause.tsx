import { useLingui } from '@lingui/react/macro';
import type { DraftClause } from '@mediation/api-client';
import { Badge, Heading, Row, Text } from '@mediation/ui';
import { DutyList } from '../../../shared/duties/duty-list.tsx';
import * as styles from './drafting.css.ts';

/** A clause that stands as signed while another one is reopened. */
export function StandingClause({ clause, number }: { clause: DraftClause; number: number }) {
  const { t } = useLingui();
  const { case_id, heading, text, plain_text, duties } = clause;
  return (
    <div className={styles.inner}>
      <Row justify="between" wrap>
        <Heading size="section" className={styles.title} id="clause" tabIndex={-1}>
          <span className={styles.number}>{number}</span>
          {heading}
        </Heading>
        <Badge>{t`Stands as signed`}</Badge>
      </Row>
      {plain_text !== '' && <Text>{plain_text}</Text>}
      <p className={styles.quoted}>{text}</p>
      <DutyList caseId={case_id} duties={duties} />
    </div>
  );
}
