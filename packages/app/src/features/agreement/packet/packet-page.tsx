import { useLingui } from '@lingui/react/macro';
import { getCase, getPacketParts } from '@mediation/api-client';
import { AudienceLine, EmptyState, PageHeader, Stack } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { PacketWorkspace } from './packet-workspace.tsx';

/** What both parties signed, with documents that everybody in the case reads, put together for a court or a registry. */
export function PacketPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const mediationCase = useEndpoint(getCase, { caseId });
  const packet = useEndpoint(getPacketParts, { caseId });
  const title = t`Packet for filing`;
  const code = (mediationCase.error ?? packet.error)?.code;
  if (code === 'not_found' || code === 'invalid') return <NoSuchCase />;
  const query = combineReadings({ mediationCase, packet });
  return (
    <Stack gap="grid">
      <PageTitle>{title}</PageTitle>
      <Loaded query={query} loadingLabel={t`Loading the packet`} fallback={t`Failed to load the packet`}>
        {({ mediationCase: { case: it }, packet: { versions, uploads } }) => (
          <>
            <PageHeader
              title={title}
              back={<BackLink to={agreementPaths.home(it.id)}>{t`Agreement`}</BackLink>}
              lead={t`Put what is signed together with documents, for a court or an authority.`}
            />
            <AudienceLine audience="case">
              {t`Only what everybody in this case reads can go in. The packet goes only where you send it.`}
            </AudienceLine>
            {versions.length === 0 ? (
              <EmptyState title={t`Nothing is signed by both parties yet`}>
                {t`Once both have signed a document of the agreement, you can put a packet together here.`}
              </EmptyState>
            ) : (
              <PacketWorkspace caseId={it.id} versions={versions} uploads={uploads} />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
