import {
  type AgreementVersion,
  type ClauseComment,
  type LawyerRound,
  listClauseComments,
  listLawyerRounds,
  listParticipants,
} from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { type People, usePeople } from '../use-people.ts';

/** All that is said about a version, and who takes part. */
export interface Discussion {
  version: AgreementVersion;
  comments: ClauseComment[];
  /** The lawyer rounds of the document, newest first. */
  rounds: LawyerRound[];
  people: People;
}

const nobody: never[] = [];

/** Reads the comments on a version, the lawyer rounds of its document and the people of the case. */
export function useDiscussion(version: AgreementVersion) {
  const { case_id: caseId, id: versionId, document } = version;
  const reading = combineReadings({
    comments: useEndpoint(listClauseComments, { caseId, versionId }),
    rounds: useEndpoint(listLawyerRounds, { caseId, document }),
    participants: useEndpoint(listParticipants, { caseId }),
  });
  const { data } = reading;
  const people = usePeople(data?.participants.participants ?? nobody);
  const discussion: Discussion | undefined = data && {
    version,
    comments: data.comments.comments,
    rounds: data.rounds.rounds,
    people,
  };
  return { ...reading, data: discussion };
}

/** How many comments of others on each clause the mediator has not answered yet, by the clause's id. */
export function useOpenComments(version: AgreementVersion | null): ReadonlyMap<string, number> {
  const { data } = useEndpoint(
    listClauseComments,
    { caseId: version?.case_id ?? '', versionId: version?.id ?? '' },
    { enabled: version !== null },
  );
  const open = (data?.comments ?? []).filter((it) => it.outcome === null && it.author_role !== 'mediator');
  const byClause = Map.groupBy(open, ({ clause_id }) => clause_id);
  return new Map([...byClause].map(([id, comments]) => [id, comments.length]));
}
