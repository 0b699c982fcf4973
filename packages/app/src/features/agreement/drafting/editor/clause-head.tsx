import { ClauseNumber, Heading, Row } from '@mediation/ui';
import type { ReactNode } from 'react';
import { clauseHeading } from '../clauses/focus-clause.ts';

export interface ClauseHeadProps {
  /** Its number in the document. */
  number: number;
  heading: string;
  /** What stands beside it: its state, or the ways to change that. */
  children: ReactNode;
}

/** The number and the heading of the open clause. */
export function ClauseHead({ number, heading, children }: ClauseHeadProps) {
  return (
    <Row justify="between" wrap>
      <Heading size="section" id={clauseHeading} tabIndex={-1}>
        <ClauseNumber>{number}</ClauseNumber> {heading}
      </Heading>
      {children}
    </Row>
  );
}
