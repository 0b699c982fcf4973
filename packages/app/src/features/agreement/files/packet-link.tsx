import { useLingui } from '@lingui/react/macro';
import { Button, ScreenOnly } from '@mediation/ui';
import { FolderInput } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../agreement-paths.ts';

/** Leads people of a case to the packet for a court. */
export function PacketLink({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  if (role === 'admin') return null;
  return (
    <ScreenOnly>
      <Button asChild tone="secondary">
        <Link to={agreementPaths.packet(caseId)}>
          <FolderInput />
          {t`Packet for filing`}
        </Link>
      </Button>
    </ScreenOnly>
  );
}
