import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, type Case, getAgreement, getNegotiation } from '@mediation/api-client';
import { Card, Checklist, Columns, EmptyState, Link, Row, Stack, Text } from '@mediation/ui';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { TopicStates } from '../overview/issue-list.tsx';
import { AgreementDocumentsCard } from './agreement-documents-card.tsx';
import { agreementFacts } from './agreement-facts.ts';

const DutiesCard = lazy(async () => ({ default: (await import('../../../shared/duties/duties-card.tsx')).DutiesCard }));

interface AgreementTabProps {
  mediationCase: Case;
}

/** The way to the three documents of the agreement, what is agreed so far, and what is to be done from the signed one. */
export function AgreementTab(props: AgreementTabProps) {
  return useUser().role === 'admin' ? <NotForAdmins /> : <OwnAgreement {...props} />;
}

function NotForAdmins() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState title={t`The agreement stays with the people of the case`}>
        {t`Its mediator, the parties and their lawyers read it. The steps on the overview say how far it is.`}
      </EmptyState>
    </Card>
  );
}

function OwnAgreement({ mediationCase }: AgreementTabProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { data } = useEndpoint(getAgreement, { caseId: mediationCase.id });
  const negotiation = useEndpoint(getNegotiation, { caseId: mediationCase.id });
  const documents = data?.documents ?? [];
  const agreed = negotiation.data?.topics.filter(({ state }) => state === 'agreed');
  return (
    <Columns aside={<WayCard documents={documents} />}>
      <AgreementDocumentsCard mediationCase={mediationCase} />
      <Suspense>
        <DutiesCard caseId={mediationCase.id} />
      </Suspense>
      <Card flush aria-labelledby="agreed">
        <Card.Head>
          <Card.Title id="agreed">{t`Agreed so far`}</Card.Title>
          <Row wrap>
            <Link asChild>
              <RouterLink to={agreementPaths.money(mediationCase.id)}>{t`Money`}</RouterLink>
            </Link>
            <Link asChild>
              <RouterLink to={agreementPaths.division(mediationCase.id)}>{t`Who gets what`}</RouterLink>
            </Link>
            {documents.some((it) => it.in_force_number !== null) && (
              <Link asChild>
                <RouterLink to={agreementPaths.packet(mediationCase.id)}>{t`Packet for filing`}</RouterLink>
              </Link>
            )}
            {role === 'mediator' && (
              <Link asChild>
                <RouterLink to={agreementPaths.forms(mediationCase.id)}>{t`Court forms`}</RouterLink>
              </Link>
            )}
          </Row>
        </Card.Head>
        <Card.Body>
          {agreed && <TopicStates topics={agreed}>{data && <NoTopic documents={documents} />}</TopicStates>}
        </Card.Body>
      </Card>
    </Columns>
  );
}

/** No topic is agreed; once a document is released, that is where the agreement stands. */
function NoTopic({ documents }: { documents: readonly AgreementDocument[] }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { read, signed } = agreementFacts(documents);
  if (signed === 'done')
    return (
      <EmptyState title={t`It is all in the signed documents`}>{t`Open a document to read what counts.`}</EmptyState>
    );
  if (read === 'waiting')
    return (
      <EmptyState title={t`It is in the released documents`}>
        {t`Open a document to read it. Nothing is agreed before it is signed.`}
      </EmptyState>
    );
  return (
    <EmptyState title={t`Nothing is agreed yet`}>
      {role === 'divorcee'
        ? t`What the two of you settle appears here. Nothing is agreed before it is signed.`
        : t`What the parties settle appears here. Nothing is agreed before it is signed.`}
    </EmptyState>
  );
}

function WayCard({ documents }: { documents: readonly AgreementDocument[] }) {
  const { t } = useLingui();
  const { role } = useUser();
  const isParty = role === 'divorcee';
  const facts = agreementFacts(documents);
  const ways = [
    {
      state: facts.written,
      text: isParty
        ? t`The mediator writes down what you agreed, in plain words.`
        : t`The mediator writes down what was agreed, in plain words.`,
    },
    {
      state: facts.read,
      text: isParty
        ? t`Each of you reads the draft, with a lawyer if you have one.`
        : t`Each party reads the draft, with a lawyer if they have one.`,
    },
    {
      state: facts.signed,
      text: isParty
        ? t`Both of you sign. What you signed stays as it is until both of you have signed a new version.`
        : t`Both parties sign. What they signed stays as it is until both have signed a new version.`,
    },
  ];
  const labels = { open: t`Still to come`, waiting: t`Going on now`, done: t`Done` };
  return (
    <Card aria-labelledby="way">
      <Stack>
        <Card.Title id="way">{t`How it becomes final`}</Card.Title>
        <Checklist.Root>
          {ways.map(({ state, text }) => (
            <Checklist.Item key={text} state={state} stateLabel={labels[state]}>
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
