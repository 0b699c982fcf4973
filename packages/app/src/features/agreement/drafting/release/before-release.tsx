import { useLingui } from '@lingui/react/macro';
import { Heading, Link as TextLink, Point, Stack, Text } from '@mediation/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OpenPoint } from './open-point.ts';

/** What is open before a release. Most of it stops nobody: it is listed on the first page. */
export function BeforeRelease({ points }: { points: readonly OpenPoint[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="before-release">
      <Heading id="before-release">{t`Before you release`}</Heading>
      <Stack asChild gap="small">
        <ul>
          {points.map(({ text, isOpen, name, to }) => (
            <Point key={`${name} ${text}`} inList size="small" icon={isOpen ? <TriangleAlert /> : <CircleCheck />}>
              {to !== undefined && (
                <>
                  <TextLink asChild>
                    <Link to={to}>{name}</Link>
                  </TextLink>
                  {': '}
                </>
              )}
              {text}
            </Point>
          ))}
          {points.length === 0 && (
            <Point inList size="small" icon={<CircleCheck />}>
              {t`Every clause is agreed and can be followed.`}
            </Point>
          )}
        </ul>
      </Stack>
      <Text size="small" tone="soft">
        {points.some(({ isBlocking }) => isBlocking)
          ? t`Finish the clauses in the first lines, then you can release. Other open points are listed on the first page.`
          : t`You can release with open points. They are listed on the first page.`}
      </Text>
    </section>
  );
}
