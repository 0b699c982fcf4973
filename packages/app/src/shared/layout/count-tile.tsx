import { useLingui } from '@lingui/react/macro';
import { Tile, type TileProps } from '@mediation/ui';
import { Link, type To } from 'react-router-dom';

export interface CountTileProps extends Pick<TileProps, 'icon' | 'name' | 'reason' | 'locked'> {
  to: To;
  /** The count; undefined while it loads. */
  count: number | string | undefined;
  /** Whether counting failed. */
  hasFailed: boolean;
}

/** A tile with a link and a count; a dash after an error. */
export function CountTile({ to, count, hasFailed, ...tile }: CountTileProps) {
  const { t } = useLingui();
  const value = count ?? (hasFailed ? null : '');
  return (
    <Tile asChild value={value} missingLabel={t`Could not be counted`} {...tile}>
      <Link to={to} />
    </Tile>
  );
}
