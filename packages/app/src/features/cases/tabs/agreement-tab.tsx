import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { Card, Checklist, Columns, EmptyState, Link, Stack, Text } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { stepNumber } from '../../../words/step-names.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { IssueList } from '../overview/issue-list.tsx';
import { AgreementDocumentsCard } from './agreement-documents-card.tsx';

/** The way to the three documents of the agreement, and what is agreed so far. */
export function AgreementTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const agreed = mediationCase.issues.filter(({ state }) => state === 'agreed');
  return (
    <Columns aside={<WayCard mediationCase={mediationCase} />}>
      <AgreementDocumentsCard mediationCase={mediationCase} />
      <Card flush aria-labelledby="agreed">
        <Card.Head>
          <Card.Title id="agreed">{t`Agreed so far`}</Card.Title>
          <Link asChild>
            <RouterLink to={paths.agreementMoney(mediationCase.id)}>{t`Money`}</RouterLink>
          </Link>
        </Card.Head>
        <Card.Body>
          <IssueList issues={agreed}>
            <EmptyState title={t`No issue is agreed yet`}>
              {role === 'divorcee'
                ? t`What the two of you settle appears here. Nothing binds anyone before it is signed.`
                : t`What the parties settle appears here. Nothing binds anyone before it is signed.`}
            </EmptyState>
          </IssueList>
        </Card.Body>
      </Card>
    </Columns>
  );
}

function WayCard({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const isParty = role === 'divorcee';
  const isSigned = mediationCase.step === 'final_agreement';
  const isDrafted = stepNumber(mediationCase.step) >= stepNumber('agreement_draft');
  const ways = [
    {
      isDone: isDrafted,
      text: isParty
        ? t`The mediator writes down what you agreed, in plain words.`
        : t`The mediator writes down what was agreed, in plain words.`,
    },
    {
      isDone: isSigned,
      text: isParty
        ? t`Each of you reads the draft, with a lawyer if you have one.`
        : t`Each party reads the draft, with a lawyer if they have one.`,
    },
    {
      isDone: isSigned,
      text: isParty
        ? t`Both of you sign. A later change starts the signing again.`
        : t`Both parties sign. A later change starts the signing again.`,
    },
  ];
  return (
    <Card aria-labelledby="way">
      <Stack>
        <Card.Title id="way">{t`How it becomes final`}</Card.Title>
        <Checklist.Root>
          {ways.map(({ isDone, text }) => (
            <Checklist.Item
              key={text}
              state={isDone ? 'done' : 'open'}
              stateLabel={isDone ? t`Done` : t`Still to come`}
            >
              {text}
            </Checklist.Item>
          ))}
        </Checklist.Root>
        <Text size="small" tone="soft">
          {isParty
            ? t`Whether a court must approve it depends on where you live. Your mediator or lawyer can tell you.`
            : t`Whether a court must approve it depends on where the parties live.`}
        </Text>
      </Stack>
    </Card>
  );
}
