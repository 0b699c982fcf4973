import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listHeldMessages } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { paths } from '../../../../paths.ts';
import { firstName, listOf } from '../../../../words/names/people-names.ts';

/** Says to the mediator, in the channel that it is about, that a message waits until they deliver it. */
export function HeldNote({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listHeldMessages, { caseId }, { poll: true });
  const waiting = data?.held.filter(({ reason }) => reason === 'tone') ?? [];
  if (waiting.length === 0) return null;
  const names = listOf([...new Set(waiting.map((it) => firstName(it.receiver_name)))]);
  return (
    <Text size="small" tone="soft">
      {plural(waiting.length, {
        one: `# harsh message to ${names} waits until you deliver it.`,
        other: `# harsh messages to ${names} wait until you deliver them.`,
      })}{' '}
      <Link to={`${paths.case(caseId)}#held`}>{t`Read and deliver`}</Link>
    </Text>
  );
}
