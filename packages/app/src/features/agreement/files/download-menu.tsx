import { useLingui } from '@lingui/react/macro';
import {
  type AgreementFormat,
  type AgreementVersion,
  downloadAgreement,
  downloadFileCheck,
} from '@mediation/api-client';
import { Button, type ButtonProps, DropdownMenu, ScreenOnly } from '@mediation/ui';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { compareAddress } from '../versions/addresses.ts';

export interface DownloadMenuProps extends Pick<ButtonProps, 'tone' | 'size'> {
  version: Pick<AgreementVersion, 'id' | 'case_id' | 'document' | 'number'>;
}

/**
 * Downloads a released version as a PDF or DOCX, and the page that checks such a file without a network. Leads to where a
 * DOCX that somebody edited is compared with it.
 */
export function DownloadMenu({ version, ...look }: DownloadMenuProps) {
  const { id: versionId, case_id: caseId, number } = version;
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const save = (load: () => Promise<File>) =>
    void run(
      async () => {
        const file = await load();
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  const download = (format: AgreementFormat) => save(() => call(downloadAgreement, { caseId, versionId, format }));
  return (
    <ScreenOnly>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button tone="secondary" {...look} busy={isBusy} aria-label={t`Download version ${number}`}>
            <Download />
            {t`Download`}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => download('pdf')}>{t`Download PDF`}</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => download('docx')}>{t`Download DOCX`}</DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={compareAddress(version, number, 'file')}>{t`Compare with a Word file`}</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item
            onSelect={() => save(() => call(downloadFileCheck, { caseId, versionId, language: i18n.locale }))}
          >
            {t`Download a page that checks files`}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </ScreenOnly>
  );
}
