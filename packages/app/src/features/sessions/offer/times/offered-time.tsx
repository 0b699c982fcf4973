import { useLingui } from '@lingui/react/macro';
import { CountBadge, IconButton, Text } from '@mediation/ui';
import { wallTimeAt } from '@mediation/ui/calendar';
import { X } from 'lucide-react';
import { sessionTime } from '../../../../words/times/relative-time.ts';
import { zoneName } from '../../../../words/names/viewer.ts';
import { conflictsAt } from './conflicts.ts';
import { conflictText } from './conflict-text.ts';
import * as styles from '../offer.css.ts';
import { endOf } from './taken.ts';
import { type OfferScope, useWeek } from './use-week.ts';

export interface OfferedTimeProps {
  scope: OfferScope;
  number: number;
  start: string;
  minutes: number;
  onRemove: () => void;
}

/** One offered time with what speaks against it. */
export function OfferedTime({ scope, number, start, minutes, onRemove }: OfferedTimeProps) {
  const { t } = useLingui();
  const { facts } = useWeek(scope, wallTimeAt(new Date(start), zoneName()).date);
  const end = endOf(start, minutes);
  const conflicts = facts ? conflictsAt(start, minutes, facts) : [];
  const time = sessionTime(start, end);
  return (
    <li className={styles.time}>
      <CountBadge count={number} label={t`Time ${number}`} />
      <div className={styles.words}>
        <Text weight="medium">{time}</Text>
        {conflicts.length > 0 && (
          <p className={styles.conflict}>
            {conflicts.map((it) => conflictText(it, start, end)).join(' ')} {t`You can still offer it.`}
          </p>
        )}
      </div>
      <IconButton size="small" label={t`Remove ${time}`} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
