import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion, Clause } from '@mediation/api-client';
import { Card, Clause as Item, Link as TextLink, Quote, ScreenOnly, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useReveal } from '../../../browser/use-reveal.ts';
import { DutyList } from '../../../shared/duties/duty-list.tsx';
import { clauseWordsOf } from '../../../shared/duties/clause-words-of.ts';
import { OtherLanguage } from '../../../shared/layout/other-language.tsx';
import { useLangOf } from '../../../shared/layout/use-lang-of.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { ClauseDiscussion } from '../comments/clause-discussion.tsx';
import { LostComments } from '../comments/lost-comments.tsx';
import type { useDiscussion } from '../comments/use-discussion.ts';
import { PrintedEstimate } from '../estimates/printed-estimate.tsx';
import { NotAgreed } from '../not-agreed.tsx';
import { OlderPlain } from '../older-plain.tsx';
import { compareAddress } from '../versions/addresses.ts';

export interface ClauseByClauseProps {
  version: AgreementVersion;
  discussion: ReturnType<typeof useDiscussion>;
}

/** The clauses of a version, plain words first, with what is said about each. */
export function ClauseByClause({
  version,
  discussion: { data: discussion, error, isFetching, refetch },
}: ClauseByClauseProps) {
  const { t } = useLingui();
  const { number, clauses } = version;
  return (
    <Card flush aria-labelledby="clauses">
      <Card.Head>
        <Card.Title id="clauses">{t`Clause by clause`}</Card.Title>
        {number > 1 && (
          <ScreenOnly>
            <TextLink asChild standalone>
              <Link
                to={compareAddress(version, number - 1, number)}
              >{t`What changed since version ${number - 1}`}</Link>
            </TextLink>
          </ScreenOnly>
        )}
      </Card.Head>
      {error && discussion === undefined && (
        <LoadFailed error={error} fallback={t`Failed to load the comments`} onRetry={refetch} isRetrying={isFetching} />
      )}
      {clauses.map((clause, at) => (
        <ReadClause key={clause.id} version={version} clause={clause} number={at + 1}>
          {discussion && <ClauseDiscussion discussion={discussion} clauseId={clause.id} number={at + 1} />}
        </ReadClause>
      ))}
      {discussion && <LostComments discussion={discussion} clauses={clauses} isBelowClauses />}
    </Card>
  );
}

interface ReadClauseProps {
  version: AgreementVersion;
  clause: Clause;
  number: number;
  children: ReactNode;
}

function ReadClause({ version, clause, number, children }: ReadClauseProps) {
  const { case_id, is_in_force: isInForce } = version;
  const { id, heading, text, plain_text, plain_is_older: isOlder, duties, state } = clause;
  const titleId = `clause-${id}`;
  const langOf = useLangOf();
  const reveal = useReveal(titleId);
  return (
    <Item
      id={titleId}
      headingRef={reveal}
      number={number}
      title={
        <>
          {heading} <NotAgreed state={state} isInForce={isInForce} />
        </>
      }
    >
      {plain_text !== '' && !isOlder && (
        <Text typed lang={langOf(plain_text)}>
          {plain_text}
        </Text>
      )}
      <Quote look="reading" lang={langOf(text)}>
        {text}
      </Quote>
      {isOlder && <OlderPlain text={plain_text} />}
      <OtherLanguage text={clauseWordsOf(clause)} of={{ caseId: case_id, versionId: version.id, clauseId: id }} />
      <DutyList caseId={case_id} duties={duties} />
      <PrintedEstimate version={version} clause={clause} />
      {children}
    </Item>
  );
}
