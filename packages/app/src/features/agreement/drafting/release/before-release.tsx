import { useLingui } from '@lingui/react/macro';
import { Heading, Link as TextLink, Text } from '@mediation/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as styles from './checks.css.ts';
import type { OpenPoint } from './open-point.ts';

/** What is open before a release. Most of it stops nobody: it is listed on the first page. */
export function BeforeRelease({ points }: { points: readonly OpenPoint[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="before-release">
      <Heading id="before-release">{t`Before you release`}</Heading>
      <ul>
        {points.map(({ text, isOpen, name, to }) => (
          <li key={`${name} ${text}`} className={styles.point}>
            {isOpen ? <TriangleAlert /> : <CircleCheck />}
            <span>
              {to !== undefined && (
                <>
                  <TextLink asChild>
                    <Link to={to}>{name}</Link>
                  </TextLink>
                  {': '}
                </>
              )}
              {text}
            </span>
          </li>
        ))}
        {points.length === 0 && (
          <li className={styles.point}>
            <CircleCheck />
            <span>{t`Every clause is agreed and can be followed.`}</span>
          </li>
        )}
      </ul>
      <Text size="small" tone="soft">
        {points.some(({ isBlocking }) => isBlocking)
          ? t`Finish the clauses in the first lines, then you can release. Other open points are listed on the first page.`
          : t`You can release with open points. They are listed on the first page.`}
      </Text>
    </section>
  );
}
