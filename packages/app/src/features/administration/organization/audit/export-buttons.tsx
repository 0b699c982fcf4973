import { useLingui } from '@lingui/react/macro';
import { type AuditFormat, exportAuditLog } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import type { AuditFilters } from './use-audit-filters.ts';

/** Takes out the log as it is filtered. */
export function ExportButtons({ input }: { input: AuditFilters['input'] & { organization_id?: string } }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const save = (format: AuditFormat) =>
    run(async () => saveFile(await call(exportAuditLog, { format, ...input }), `audit-log.${format}`), {
      failed: t`Failed to export the audit log`,
    });
  return (
    <Row gap="small" wrap>
      <Button tone="quiet" size="small" disabled={isBusy} onClick={() => void save('csv')}>
        <Download />
        {t`CSV`}
      </Button>
      <Button tone="quiet" size="small" disabled={isBusy} onClick={() => void save('jsonl')}>
        <Download />
        {t`JSON lines`}
      </Button>
    </Row>
  );
}
