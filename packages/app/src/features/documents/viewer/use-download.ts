import { useLingui } from '@lingui/react/macro';
import { toast } from '@mediation/ui/toast';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { errorText } from '../../../words/texts/error-text.ts';
import { downloadUpload } from '@mediation/api-client';

/** Downloads a document. The server writes an audit entry. */
export function useDownload() {
  const { t } = useLingui();
  const { call } = useBackend();
  return async ({ id, file_name }: { id: string; file_name: string }) => {
    try {
      const file = await call(downloadUpload, { uploadId: id });
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file_name });
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      toast({ title: errorText(error, t`Failed to open the document`), tone: 'destructive' });
    }
  };
}
