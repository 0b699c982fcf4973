import type { AgreementVersion } from '@mediation/api-client';
import { Heading, Quote, Stack, Text } from '@mediation/ui';
import { DutyList } from '../../../../shared/duties/duty-list.tsx';
import { clauseWordsOf } from '../../../../shared/duties/clause-words-of.ts';
import { OtherLanguage } from '../../../../shared/layout/other-language.tsx';
import { useLangOf } from '../../../../shared/layout/use-lang-of.ts';
import { PrintedEstimate } from '../../estimates/printed-estimate.tsx';
import { NotAgreed } from '../../not-agreed.tsx';
import { OlderPlain } from '../../older-plain.tsx';

/** Clauses as parties read them: the plain words first, then the words that are signed. Plain words that are older come last. */
export function ClauseWords({ version }: { version: AgreementVersion }) {
  const { id: versionId, case_id: caseId, clauses, is_in_force: isInForce } = version;
  const langOf = useLangOf();
  return (
    <Stack gap="large">
      {clauses.map((clause, at) => {
        const { id, heading, text, plain_text, plain_is_older: isOlder, duties, state } = clause;
        return (
          <Stack key={id} gap="small">
            <Heading level={2}>
              {at + 1}. {heading} <NotAgreed state={state} isInForce={isInForce} />
            </Heading>
            {plain_text !== '' && !isOlder && (
              <Text typed lang={langOf(plain_text)}>
                {plain_text}
              </Text>
            )}
            <Quote asChild look="signed">
              <p lang={langOf(text)}>{text}</p>
            </Quote>
            {isOlder && <OlderPlain text={plain_text} />}
            <OtherLanguage text={clauseWordsOf(clause)} of={{ caseId, versionId, clauseId: id }} />
            <DutyList caseId={caseId} duties={duties} />
            <PrintedEstimate version={version} clause={clause} />
          </Stack>
        );
      })}
    </Stack>
  );
}
