import { useLingui } from '@lingui/react/macro';
import { Card, List, Stack } from '@mediation/ui';
import { keepFocus } from '../../../browser/keep-focus.ts';
import { LostFactorRow } from './lost-factor-row.tsx';
import { useLostFactors } from './use-lost-factors.ts';

/**
 * The people who cannot use their second step, or one of them: who asked for help, and whose steps are about to be removed.
 */
export function LostFactorsCard({ userId }: { userId?: string }) {
  const { t } = useLingui();
  const lost = useLostFactors(userId);
  if (lost.length === 0) return null;
  const title = userId === undefined ? t`Lost second steps` : t`Lost second step`;
  return (
    <Card aria-labelledby="lost-factors" ref={keepFocus} tabIndex={-1}>
      <Stack>
        <Card.Title id="lost-factors">{title}</Card.Title>
        <List aria-labelledby="lost-factors">
          {lost.map((it) => (
            <LostFactorRow key={it.user_id} lost={it} />
          ))}
        </List>
      </Stack>
    </Card>
  );
}
