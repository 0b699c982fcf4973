import { useLingui } from '@lingui/react/macro';
import { Heading, Link as TextLink, Point, Stack, Text } from '@mediation/ui';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../../../agreement-paths.ts';
import { useRecitalGaps } from './use-recital-gaps.ts';

/** The recitals beside a draft: what they do not say yet, and whether they are confirmed. */
export function RecitalsPanel({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const found = useRecitalGaps(caseId);
  if (found === undefined) return null;
  const { gaps, isConfirmed } = found;
  const to = agreementPaths.recitals(caseId);
  return (
    <section aria-labelledby="recitals">
      <Heading id="recitals">{t`Recitals`}</Heading>
      <Stack asChild gap="small">
        <ul>
          {!isConfirmed && (
            <Point inList size="small" icon={<TriangleAlert />}>
              {t`Not confirmed. The next version would have no recitals.`}
            </Point>
          )}
          {gaps.map(({ text, field }) => (
            <Point key={field} inList size="small" icon={<CircleDashed />}>
              <TextLink asChild>
                <Link to={{ pathname: to, hash: field }}>{text}</Link>
              </TextLink>
            </Point>
          ))}
          {gaps.length === 0 && (
            <Point inList size="small" icon={<CircleCheck />}>
              {t`Nothing is missing.`}
            </Point>
          )}
        </ul>
      </Stack>
      <Text size="small">
        <TextLink asChild>
          <Link to={to}>{isConfirmed ? t`Look at the recitals` : t`Fill in and confirm the recitals`}</Link>
        </TextLink>
      </Text>
    </section>
  );
}
