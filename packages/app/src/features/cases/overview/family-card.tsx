import { useLingui } from '@lingui/react/macro';
import { type Case, type Intake, type Role, listIntakes } from '@mediation/api-client';
import { Card, Facts, Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { childrenOf, monthOf } from './family-facts.ts';
import { issueNames } from '../../../words/names/issue-names.ts';

/** What is known of the family: for the mediator from the intakes that were sent, for a party from their own. */
export function FamilyCard({ mediationCase: { id: caseId, issues } }: { mediationCase: Pick<Case, 'id' | 'issues'> }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { data } = useEndpoint(listIntakes, { caseId }, { enabled: role !== 'admin' });
  const intakes = data?.intakes ?? [];
  const children = intakes.map((it) => childrenOf(it)).find((them) => them.length > 0) ?? [];
  const answer = (name: string) => monthOf(firstAnswer(intakes, name));
  const open = issues.filter(({ state }) => state !== 'agreed').map(({ issue }) => i18n._(issueNames[issue]));
  const facts = [
    { term: t`Children`, detail: listOf(children.map(({ name, age }) => (age === null ? name : t`${name}, ${age}`))) },
    { term: t`Married`, detail: answer('married_on') },
    { term: t`Separated`, detail: answer('separated_on') },
    { term: t`Open topics`, detail: listOf(open) },
  ].filter(({ detail }) => detail !== '');
  const sources: Partial<Record<Role, string>> = {
    mediator: t`From the intakes that were sent. Each party sees only their own.`,
    lawyer: t`From your client’s intake.`,
    divorcee: t`From your intake.`,
  };
  if (facts.length === 0) return null;
  return (
    <Card aria-labelledby="family">
      <Stack>
        <Card.Title id="family">{t`Family`}</Card.Title>
        <Facts facts={facts} />
        {intakes.length > 0 && (
          <Text size="small" tone="soft">
            {sources[role]}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const firstAnswer = (intakes: Intake[], name: string) =>
  intakes.map(({ marriageDetails }) => marriageDetails[name]).find((it) => typeof it === 'string' && it !== '');
