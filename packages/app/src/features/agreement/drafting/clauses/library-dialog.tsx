import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type ClauseLanguage, clausesOf, type ClauseTopic, type Subject } from '@mediation/agreement';
import type { DocumentKind } from '@mediation/api-client';
import { Button, Dialog, Heading, Stack } from '@mediation/ui';
import { useRef, useState } from 'react';
import { useReturnFocus } from '../../../../browser/use-return-focus.ts';
import { askedBy, ClauseQuestions } from './clause-questions.tsx';
import { focusWords } from './focus-clause.ts';
import { type OfferedClause, OfferedClauses } from './offered-clauses.tsx';
import { OwnClauses } from './own-clauses.tsx';

const topicNames: Record<ClauseTopic, MessageDescriptor> = {
  parenting: msg`Parenting`,
  home: msg({ context: 'issue', message: 'Home' }),
  money: msg`Money and belongings`,
  pensions: msg`Pensions`,
  debts: msg`Debts`,
  support: msg`Support`,
  communication: msg`Talking to each other`,
  review: msg`Review`,
};

export interface LibraryDialogProps {
  /** The office of the case, whose clauses come first. */
  orgId: string | null;
  document: DocumentKind;
  language: ClauseLanguage;
  /** The one clause to show first. */
  subject: Subject | null;
  isBusy: boolean;
  onAdd: (clause: OfferedClause) => Promise<boolean>;
  onClose: () => void;
}

/** The clauses of the office and those that the project wrote. What only the family knows is in brackets. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { orgId, document, language, subject, isBusy, onAdd, onClose } = props;
  const { t, i18n } = useLingui();
  const returnFocus = useReturnFocus();
  const isAdded = useRef(false);
  const [only, setOnly] = useState(subject);
  const [asking, setAsking] = useState<OfferedClause | null>(null);
  const clauses = clausesOf(document, language).filter(({ id }) => only === null || id === only);
  const add = async (clause: OfferedClause) => {
    isAdded.current = await onAdd(clause);
    if (isAdded.current) onClose();
  };
  const choose = (clause: OfferedClause) => (askedBy(clause).length > 0 ? setAsking(clause) : void add(clause));
  const ours = [...Map.groupBy(clauses, ({ topic }) => topic)].map(([topic, found]) => (
    <section key={topic} aria-labelledby={`library-${topic}`}>
      <Heading id={`library-${topic}`} level={3}>
        {i18n._(topicNames[topic])}
      </Heading>
      <OfferedClauses clauses={found} language={language} isBusy={isBusy} onChoose={(it) => void add(it)} />
    </section>
  ));
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        size="large"
        closeLabel={t`Close`}
        onCloseAutoFocus={(event) => {
          returnFocus(event);
          if (isAdded.current) focusWords();
        }}
      >
        <Dialog.Title>{asking ? asking.heading : t`Add from the library`}</Dialog.Title>
        <Dialog.Body>
          {asking ? (
            <Stack gap="large">
              <Dialog.Description>
                {t`Answer what this clause asks. What you leave empty stays in brackets, to be filled in before the release.`}
              </Dialog.Description>
              <ClauseQuestions
                clause={asking}
                language={language}
                isBusy={isBusy}
                onAdd={(it) => void add(it)}
                onBack={() => setAsking(null)}
              />
            </Stack>
          ) : (
            <Stack gap="large">
              <Dialog.Description>
                {t`These clauses are a start. Fill in what is in brackets, and change every word that does not fit.`}
              </Dialog.Description>
              {only === null && orgId !== null ? (
                <OwnClauses {...{ orgId, document, language, isBusy }} onChoose={choose}>
                  {ours}
                </OwnClauses>
              ) : (
                ours
              )}
              {only !== null && (
                <div>
                  <Button tone="quiet" flush onClick={() => setOnly(null)}>{t`Show all clauses`}</Button>
                </div>
              )}
            </Stack>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
