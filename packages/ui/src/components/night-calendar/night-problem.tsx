import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import * as styles from './night-calendar.css.ts';
import { NightSign, type NightSignProps } from './night-sign.tsx';

export interface NightProblemProps extends Pick<NightSignProps, 'look' | 'sign'> {
  /** "Saturday 19 June 2027: two carers". */
  title: string;
  /** What causes it: "Rule 2", "Wedding says Daniel". */
  causes: readonly { id: string; term: string; detail: string }[];
  /** The ways to settle it. */
  children: ReactNode;
}

/** Nights that are not settled, with what causes it and what settles it. */
export function NightProblem({ look, sign, title, causes, children }: NightProblemProps) {
  const id = useId();
  return (
    <Card tone="warning" aria-labelledby={id}>
      <Stack gap="normal">
        <Row>
          <NightSign look={look} sign={sign} />
          <Card.Title id={id}>{title}</Card.Title>
        </Row>
        <dl className={styles.causes}>
          {causes.map(({ id, term, detail }) => [
            <dt key={`${id} term`} className={styles.cause}>
              {term}
            </dt>,
            <dd key={id} className={styles.detail}>
              {detail}
            </dd>,
          ])}
        </dl>
        <Row wrap gap="small">
          {children}
        </Row>
      </Stack>
    </Card>
  );
}
