import { useLingui } from '@lingui/react/macro';
import { Tile, type TileProps } from '@mediation/ui';
import { Link, type To } from 'react-router-dom';

export interface CountTileProps extends Pick<TileProps, 'icon' | 'name' | 'reason' | 'locked'> {
  to: To;
  /** What was counted; nothing while it is being counted. */
  count: number | string | undefined;
  /** It could not be counted. */
  hasFailed: boolean;
}

/** A way to a part of the work, with its number: a dash where that could not be read. */
export function CountTile({ to, count, hasFailed, ...tile }: CountTileProps) {
  const { t } = useLingui();
  const value = count ?? (hasFailed ? null : '');
  return (
    <Tile asChild value={value} missingLabel={t`Could not be counted`} {...tile}>
      <Link to={to} />
    </Tile>
  );
}
