import { useLingui } from '@lingui/react/macro';
import { downloadInvoice, type Invoice } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useInvoiceTitle } from './use-invoice-title.ts';

/** Saves an invoice or credit note as a PDF. */
export function DownloadInvoice({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const title = useInvoiceTitle()(invoice);
  const download = () =>
    run(
      async () => {
        const language = i18n.locale === 'es' ? 'es' : 'en';
        const file = await call(downloadInvoice, { invoiceId: invoice.id, language });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <Button
      tone="secondary"
      size="small"
      busy={isBusy}
      aria-label={t`Download ${title} as a PDF`}
      onClick={() => void download()}
    >
      <Download />
      PDF
    </Button>
  );
}
