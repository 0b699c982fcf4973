import { useLingui } from '@lingui/react/macro';
import type { Citation } from '@mediation/api-client';
import { Link, Stack } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { fullDate } from '../../words/times/relative-time.ts';

/** The whole passage that an answer quotes, with its page and the day on which it was reviewed. */
export function AssistantSource({ quote, source, reviewed_on }: Citation) {
  const { t } = useLingui();
  const day = fullDate(reviewed_on);
  return (
    <Stack gap="small" align="start">
      <p>{quote}</p>
      <p>{t`Checked on ${day}.`}</p>
      {source !== null && (
        <Link asChild standalone>
          <RouterLink to={source}>{t`Open the page`}</RouterLink>
        </Link>
      )}
    </Stack>
  );
}
