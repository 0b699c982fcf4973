import { useLingui } from '@lingui/react/macro';
import { languageOf } from '@mediation/agreement';
import { type AgreementVersion, type Clause, type Duty, listParticipants } from '@mediation/api-client';
import { Link as TextLink, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { dutyDay } from '../../../shared/duties/duty-words.ts';
import { OtherLanguage } from '../../../shared/layout/other-language.tsx';
import { useLangOf } from '../../../shared/layout/use-lang-of.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { usePeople } from '../use-people.ts';
import { NotAgreed } from '../not-agreed.tsx';
import { addressReader } from './address-reader.ts';

const nobody: never[] = [];

export interface ChangedTopicProps {
  version: AgreementVersion;
  clauses: readonly Clause[];
}

/** What the clauses of one kind of issue say in plain words, and what the reader has to do by them. */
export function ChangedTopic({ version, clauses }: ChangedTopicProps) {
  const { t, i18n } = useLingui();
  const langOf = useLangOf();
  const { data } = useEndpoint(listParticipants, { caseId: version.case_id });
  const { me, parties } = usePeople(data?.participants ?? nobody);
  const isParty = me?.role === 'divorcee';
  const other = parties.find(({ id }) => id !== me?.id);
  const language = languageOf(version.clauses.map(({ text }) => text).join('\n'), i18n.locale === 'es' ? 'es' : 'en');
  const isMine = ({ who }: Duty) => isParty && (who === 'both' || who === me.side);
  const owner = ({ who }: Duty) =>
    who === 'both' && other !== undefined ? t`You and ${firstName(other.name)}` : t`You`;
  const shown = clauses.flatMap(({ plain_text, plain_is_older: isOlder, duties }) => [
    isOlder ? '' : plain_text,
    ...duties.filter(isMine).map(({ what }) => what),
  ]);
  const topics = clauses.map(({ id, plain_text, plain_is_older: isOlder, duties, state }) => (
    <div key={id}>
      <NotAgreed state={state} isInForce={version.is_in_force} />
      {plain_text === '' || isOlder ? (
        <PlainWordsMissing version={version} clauseId={id} isOlder={isOlder} />
      ) : (
        <Text typed lang={langOf(plain_text)}>
          {isParty ? addressReader(plain_text, firstName(me.name), languageOf(plain_text, language)) : plain_text}
        </Text>
      )}
      {duties.filter(isMine).map((duty) => (
        <Text key={duty.id} typed>
          <b>{owner(duty)}:</b> <span lang={langOf(duty.what)}>{duty.what}</span>.{' '}
          <Text asChild size="small" tone="soft">
            <span>{dutyDay(duty)}</span>
          </Text>
        </Text>
      ))}
    </div>
  ));
  return (
    <>
      <Stack gap="small">{topics}</Stack>
      <OtherLanguage text={shown.join('\n')} />
    </>
  );
}

interface PlainWordsMissingProps {
  version: AgreementVersion;
  clauseId: string;
  isOlder: boolean | undefined;
}

function PlainWordsMissing({ version, clauseId, isOlder }: PlainWordsMissingProps) {
  const { t } = useLingui();
  const number = version.clauses.findIndex(({ id }) => id === clauseId) + 1;
  return (
    <p>
      {isOlder
        ? t`The plain words of clause ${number} are older than its words to sign:`
        : t`Clause ${number} has no plain words yet:`}{' '}
      <TextLink href={`#clause-${clauseId}`}>{t`read it in full`}</TextLink>
    </p>
  );
}
