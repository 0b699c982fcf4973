import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { questionsOf } from '@mediation/agreement';
import type { OfficeClause } from '@mediation/api-client';
import { Badge, Button, Card, EmptyState, Heading, Link, Row, Stack, Text } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import { issueNames } from '../../../../words/names/issue-names.ts';
import { openClause } from './clause-address.ts';
import { wordsOf } from './words-of.ts';

/** Every clause that an office wrote, and the way to add one. */
export function OfficeClauses({ clauses }: { clauses: readonly OfficeClause[] }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="office-clauses">
      <Stack gap="large">
        <Card.Title id="office-clauses">{t`Clauses`}</Card.Title>
        {clauses.length === 0 ? (
          <EmptyState title={t`No clauses of your own yet`}>
            {t`Write the clauses that you use again and again. Mediators find them first when they add from the library, and answer what a clause asks.`}
          </EmptyState>
        ) : (
          clauses.map((it) => <ListedClause key={it.id} clause={it} />)
        )}
        <div>
          <Button asChild tone="secondary">
            <RouterLink to={openClause('new')}>{t`Write a clause`}</RouterLink>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function ListedClause({ clause }: { clause: OfficeClause }) {
  const { t, i18n } = useLingui();
  const { language, words } = wordsOf(clause, i18n.locale);
  const asked = questionsOf(`${words.heading}\n${words.text}\n${words.plain_text}`).length;
  const facts = [
    i18n._(agreementNames[clause.document]),
    ...(clause.issue === null ? [] : [i18n._(issueNames[clause.issue])]),
    plural(asked, { one: '# question', other: '# questions' }),
  ];
  return (
    <Stack gap="small" ruled>
      <Row wrap justify="between">
        <Heading level={3}>
          <Link asChild>
            <RouterLink to={openClause(clause.id)} lang={language}>
              {words.heading}
            </RouterLink>
          </Link>
        </Heading>
        {clause.words_en === null && <Badge>{t`Spanish only`}</Badge>}
        {clause.words_es === null && <Badge>{t`English only`}</Badge>}
      </Row>
      <Text size="small" tone="soft">
        {facts.join(' · ')}
      </Text>
    </Stack>
  );
}
