import { listIntakes, listParticipants } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { type Wish, wishesOf } from './offer/wishes.ts';

/** For the mediator: what the intakes of a case say about how its parties would meet; empty while that is not known. */
export function useWishes(caseId: string): Wish[] {
  const intakes = useEndpoint(listIntakes, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  return wishesOf(intakes.data?.intakes ?? [], people.data?.participants ?? []);
}
