import { useLingui } from '@lingui/react/macro';
import type { Subject } from '@mediation/agreement';
import { Button, Heading, Row, Text } from '@mediation/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import * as styles from './drafting.css.ts';
import { subjectNames } from './subject-names.ts';
import type { DraftPoints } from './use-draft-points.ts';

export interface CompletenessPanelProps {
  completeness: DraftPoints['completeness'];
  /** Whether no clause can be added. */
  isFixed: boolean;
  /** Opens the clause of the library that says it. */
  onAdd: (subject: Subject) => void;
}

/** What a document is expected to say, and what nothing is said about. */
export function CompletenessPanel({ completeness: { said, missing }, isFixed, onAdd }: CompletenessPanelProps) {
  const { t, i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const total = said.length + missing.length;
  return (
    <section aria-labelledby="completeness">
      <Row justify="between">
        <Heading id="completeness">{t`Is everything in it?`}</Heading>
        <Text size="small" tone="soft">
          {t`${said.length} of ${total}`}
        </Text>
      </Row>
      <div className={styles.covered} aria-hidden>
        {[...said, ...missing].map((subject) => (
          <span key={subject} className={styles.segment} data-said={said.includes(subject)} />
        ))}
      </div>
      <ul>
        {missing.map((subject) => {
          const name = i18n._(subjectNames[subject]);
          return (
            <li key={subject} className={styles.point}>
              <CircleDashed />
              <span>{t`Nothing said about ${name}`}</span>
              {!isFixed && (
                <Button
                  tone="quiet"
                  size="small"
                  flush
                  aria-label={t`Add a clause about ${name}`}
                  onClick={() => onAdd(subject)}
                >
                  {t`Add`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {said.length > 0 && (
        <Button tone="quiet" size="small" flush aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t`Hide what is covered` : t`Show what is covered`}
        </Button>
      )}
      {isShown && (
        <ul>
          {said.map((subject) => (
            <li key={subject} className={styles.point}>
              <CircleCheck />
              <span>{i18n._(subjectNames[subject])}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
