import { useLingui } from '@lingui/react/macro';
import { Bullets, Link as TextLink, Notice, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../../../agreement-paths.ts';
import { useRecitalGaps } from './use-recital-gaps.ts';

export interface RecitalsCheckProps {
  caseId: string;
  /** Called when one is opened. */
  onOpen: () => void;
}

/** What the recitals of a version would not say, with the way to each. It holds up nothing. */
export function RecitalsCheck({ caseId, onOpen }: RecitalsCheckProps) {
  const { t } = useLingui();
  const found = useRecitalGaps(caseId);
  if (found === undefined || (found.isConfirmed && found.gaps.length === 0)) return null;
  const { gaps, isConfirmed } = found;
  const to = agreementPaths.recitals(caseId);
  return (
    <Notice tone="warning">
      <Text weight="strong">
        {isConfirmed
          ? t`The recitals say “Not stated” here:`
          : t`The recitals are not confirmed. This version would have none.`}
      </Text>
      <Bullets>
        {!isConfirmed && (
          <li>
            <TextLink asChild>
              <Link to={to} onClick={onOpen}>{t`Fill in and confirm the recitals`}</Link>
            </TextLink>
          </li>
        )}
        {gaps.map(({ text, field }) => (
          <li key={field}>
            <TextLink asChild>
              <Link to={{ pathname: to, hash: field }} onClick={onOpen}>
                {text}
              </Link>
            </TextLink>
          </li>
        ))}
      </Bullets>
    </Notice>
  );
}
