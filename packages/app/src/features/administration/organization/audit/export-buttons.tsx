import { useLingui } from '@lingui/react/macro';
import { type AuditFormat, exportAuditLog } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { viewerZone } from '../../../../words/names/viewer.ts';
import { auditTable } from './audit-table.ts';
import type { AuditFilters } from './use-audit-filters.ts';

export interface ExportButtonsProps {
  input: AuditFilters['input'] & { organization_id?: string };
  /** Whose log it is, as a part of the file's name. */
  of: string;
}

/** Takes out the log as it is filtered. */
export function ExportButtons({ input, of }: ExportButtonsProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const save = (format: AuditFormat) =>
    run(
      async () => {
        const lines = await call(exportAuditLog, { format, ...input });
        const file = format === 'csv' ? new Blob([auditTable(await lines.text())], { type: 'text/csv' }) : lines;
        saveFile(file, `${t`audit-log`}-${of}-${new Date().toLocaleDateString('sv-SE', viewerZone())}.${format}`);
      },
      { failed: t`Failed to export the audit log` },
    );
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
