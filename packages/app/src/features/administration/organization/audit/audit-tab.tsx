import type { Organization } from '@mediation/api-client';
import { AuditLog } from './audit-log.tsx';

/** Who changed which record of an organization and its cases. */
export const AuditTab = ({ organization }: { organization: Organization }) => <AuditLog organization={organization} />;
