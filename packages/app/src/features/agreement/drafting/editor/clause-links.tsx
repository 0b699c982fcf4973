import type { DraftClause } from '@mediation/api-client';
import { Bullets, Link as TextLink } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { type Place, PlaceLink } from '../marks/place-link.tsx';
import { useDraftingAddress } from '../use-drafting-address.ts';

export interface ClauseLinksProps {
  clauses: readonly { clause: DraftClause; number: number; words: string; other?: Place }[];
  /** Called when one is opened. */
  onOpen: () => void;
}

/** Clauses by number and heading with a word about each, which lead to them. */
export function ClauseLinks({ clauses, onOpen }: ClauseLinksProps) {
  return (
    <Bullets>
      {clauses.map((it) => (
        <li key={`${it.clause.id} ${it.words}`}>
          <ClauseLink {...it} onOpen={onOpen} />
        </li>
      ))}
    </Bullets>
  );
}

interface ClauseLinkProps {
  clause: DraftClause;
  number: number;
  words: string;
  /** Another place, which leads there, too. */
  other?: Place | undefined;
  onOpen: () => void;
}

/** A clause by number and heading, which leads to it, with a word about it. */
export function ClauseLink({ clause: { id, document, heading }, number, words, other, onOpen }: ClauseLinkProps) {
  const { addressOf } = useDraftingAddress(document);
  return (
    <>
      <TextLink asChild>
        <Link to={addressOf(id)} onClick={onOpen}>
          {number} {heading}
        </Link>
      </TextLink>
      {`: ${words}`}
      <PlaceLink place={other} onOpen={onOpen} />
    </>
  );
}
