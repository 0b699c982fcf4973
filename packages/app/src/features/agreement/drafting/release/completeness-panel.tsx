import { useLingui } from '@lingui/react/macro';
import type { Subject } from '@mediation/agreement';
import { Button, Heading, Link as TextLink, Point, Row, Segments, Stack, Text } from '@mediation/ui';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { subjectNames } from '../editor/subject-names.ts';
import { PlaceLink } from '../marks/place-link.tsx';
import type { Contradiction } from './contradiction.ts';
import type { DraftPoints } from './use-draft-points.ts';
import { useDraftingAddress } from '../use-drafting-address.ts';

export interface CompletenessPanelProps {
  completeness: DraftPoints['completeness'];
  /** What contradicts another clause, something to do or the schedule, or may do so. */
  contradictions: readonly Contradiction[];
  /** Opens the clause of the library that says it. */
  onAdd: (subject: Subject) => void;
}

/** What a document is expected to say, and what nothing is said about. */
export function CompletenessPanel({ completeness, contradictions, onAdd }: CompletenessPanelProps) {
  const { t, i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const { said, missing } = completeness;
  const total = said.length + missing.length;
  return (
    <section aria-labelledby="completeness">
      <Row justify="between">
        <Heading id="completeness">{t`Is everything in it?`}</Heading>
        <Text size="small" tone="soft">
          {t`${said.length} of ${total}`}
        </Text>
      </Row>
      <Segments size="small" total={total} filled={said.length} />
      <Stack asChild gap="small">
        <ul>
          {contradictions.map((it) => (
            <ContradictionLine key={`${it.clause.id} ${it.words}`} {...it} />
          ))}
          {missing.map((subject) => {
            const name = i18n._(subjectNames[subject]);
            return (
              <Point
                key={subject}
                inList
                size="small"
                icon={<CircleDashed />}
                action={
                  <Button
                    tone="quiet"
                    size="small"
                    flush
                    aria-label={t`Add a clause about ${name}`}
                    onClick={() => onAdd(subject)}
                  >
                    {t`Add`}
                  </Button>
                }
              >
                {t`Nothing said about ${name}`}
              </Point>
            );
          })}
        </ul>
      </Stack>
      {said.length > 0 && (
        <Button tone="quiet" size="small" flush aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t`Hide what is covered` : t`Show what is covered`}
        </Button>
      )}
      {isShown && (
        <Stack asChild gap="small">
          <ul>
            {said.map((subject) => (
              <Point key={subject} inList size="small" icon={<CircleCheck />}>
                {i18n._(subjectNames[subject])}
              </Point>
            ))}
          </ul>
        </Stack>
      )}
    </section>
  );
}

function ContradictionLine({ clause: { id, document, heading }, number, words, other }: Contradiction) {
  const { addressOf } = useDraftingAddress(document);
  return (
    <Point inList size="small" icon={<TriangleAlert />}>
      <TextLink asChild>
        <Link to={addressOf(id)}>
          {number} {heading}
        </Link>
      </TextLink>
      {`: ${words}`}
      <PlaceLink place={other} />
    </Point>
  );
}
