import { Text } from '@mediation/ui';
import { RowLink } from '@mediation/ui/data-table';
import { Link } from 'react-router-dom';

export interface RowNameProps {
  name: string;
  /** A detail that distinguishes rows with the same name. */
  detail: string | null;
  /** The target of the row. */
  to?: string;
}

/** The first cell of a row: a name with a detail below it. */
export function RowName({ name, detail, to }: RowNameProps) {
  return (
    <>
      <Text asChild weight="strong">
        {to === undefined ? (
          <span>{name}</span>
        ) : (
          <RowLink asChild>
            <Link to={to}>{name}</Link>
          </RowLink>
        )}
      </Text>
      <Text size="small" tone="soft">
        {detail}
      </Text>
    </>
  );
}
