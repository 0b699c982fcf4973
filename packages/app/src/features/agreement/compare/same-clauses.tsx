import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Button, Heading } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { DutyList } from '../../../shared/duties/duty-list.tsx';
import { listOf } from '../../../words/names/people-names.ts';
import * as styles from './compare.css.ts';

/** Clauses without a change in one line, which opens. */
export function SameClauses({ caseId, clauses }: { caseId: string; clauses: readonly ComparedClause[] }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [first, last] = [clauses[0]?.number ?? 0, clauses.at(-1)?.number ?? 0];
  const numbers = listOf(clauses.map(({ number }) => String(number)));
  const line =
    clauses.length === 1
      ? t`Clause ${first} is the same in both versions.`
      : clauses.length === 2
        ? t`Clauses ${numbers} are the same in both versions.`
        : t`Clauses ${first} to ${last} are the same in both versions.`;
  return (
    <div className={styles.clause}>
      <p className={styles.same}>
        <Check />
        <span>{line}</span>
        <Button
          tone="quiet"
          size="small"
          flush
          className={styles.show}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {clauses.length === 1 ? (isOpen ? t`Hide it` : t`Show it`) : isOpen ? t`Hide them` : t`Show them`}
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        {clauses.map(({ id: clauseId, number, now }) => (
          <div key={clauseId} className={styles.side}>
            <Heading level={3}>
              <span className={styles.number}>{number}</span> {now?.heading}
            </Heading>
            <p className={styles.words}>{now?.text}</p>
            <DutyList caseId={caseId} duties={now?.duties ?? []} />
          </div>
        ))}
      </div>
    </div>
  );
}
