import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { Eye, Lock } from 'lucide-react';
import { firstName } from '../../../../words/names/people-names.ts';
import type { DivisionPlace } from '../division-place.ts';

/** Who reads a way. */
export function ReadersBadge({ place, way }: { place: DivisionPlace; way: Settlement }) {
  const { t } = useLingui();
  const { audience, is_own, author } = way;
  const [mediator = ''] = place.mediators;
  const name = firstName(author.name);
  if (audience === 'self') return <Badge icon={<Lock />}>{t`Only you`}</Badge>;
  return (
    <Badge tone="info" icon={<Eye />}>
      {audience === 'everyone'
        ? t`Everybody in the case`
        : is_own
          ? t`You, your lawyer and ${mediator}`
          : t`The side of ${name} and the mediator`}
    </Badge>
  );
}
