import { Link as TextLink } from '@mediation/ui';
import { Link, type To } from 'react-router-dom';

/** A place that says something else than a clause, with the way there. */
export interface Place {
  name: string;
  to: To;
}

export interface PlaceLinkProps {
  place: Place | undefined;
  onOpen?: () => void;
}

/** The way to the other place of a contradiction, after its words; nothing without one. */
export const PlaceLink = ({ place, onOpen }: PlaceLinkProps) =>
  place && (
    <>
      {' '}
      <TextLink asChild>
        <Link to={place.to} onClick={onOpen}>
          {place.name}
        </Link>
      </TextLink>
    </>
  );
