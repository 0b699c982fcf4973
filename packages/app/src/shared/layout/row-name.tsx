import { Text } from '@mediation/ui';
import { RowLink } from '@mediation/ui/data-table';
import { Link } from 'react-router-dom';

export interface RowNameProps {
  name: string;
  /** What tells it from others of that name. */
  detail: string | null;
  /** Where the row leads. */
  to?: string;
}

/** The first cell of a row: a name, and under it a detail. */
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
