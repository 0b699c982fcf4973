import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import {
  type ClauseLanguage,
  clausesOf,
  type ClauseTopic,
  type LibraryClause,
  type Subject,
} from '@mediation/agreement';
import type { DocumentKind } from '@mediation/api-client';
import { Button, Dialog, Heading, List, Stack, Text } from '@mediation/ui';
import { useRef, useState } from 'react';
import { useReturnFocus } from '../../../../browser/use-return-focus.ts';
import { focusWords } from './focus-clause.ts';

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
  document: DocumentKind;
  language: ClauseLanguage;
  /** The one clause to show first. */
  subject: Subject | null;
  isBusy: boolean;
  onAdd: (clause: LibraryClause) => Promise<boolean>;
  onClose: () => void;
}

/** The clauses that the project wrote for a document. What only the family knows is in brackets. */
export function LibraryDialog({ document, language, subject, isBusy, onAdd, onClose }: LibraryDialogProps) {
  const { t, i18n } = useLingui();
  const returnFocus = useReturnFocus();
  const isAdded = useRef(false);
  const [only, setOnly] = useState(subject);
  const clauses = clausesOf(document, language).filter(({ id }) => only === null || id === only);
  const add = async (clause: LibraryClause) => {
    isAdded.current = await onAdd(clause);
    if (isAdded.current) onClose();
  };
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
        <Dialog.Title>{t`Add from the library`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            <Dialog.Description>
              {t`These clauses are a start. Fill in what is in brackets, and change every word that does not fit.`}
            </Dialog.Description>
            {[...Map.groupBy(clauses, ({ topic }) => topic)].map(([topic, found]) => (
              <section key={topic} aria-labelledby={`library-${topic}`}>
                <Heading id={`library-${topic}`} level={3}>
                  {i18n._(topicNames[topic])}
                </Heading>
                <List lang={language}>
                  {found.map((clause) => (
                    <List.Item
                      key={clause.id}
                      ways={
                        <Button
                          tone="secondary"
                          size="small"
                          aria-label={t`Add “${clause.heading}”`}
                          busy={isBusy}
                          onClick={() => void add(clause)}
                        >
                          {t`Add`}
                        </Button>
                      }
                    >
                      <Text weight="strong">{clause.heading}</Text>
                      <Text size="small" tone="soft">
                        {clause.text}
                      </Text>
                    </List.Item>
                  ))}
                </List>
              </section>
            ))}
            {only !== null && (
              <div>
                <Button tone="quiet" flush onClick={() => setOnly(null)}>{t`Show all clauses`}</Button>
              </div>
            )}
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
