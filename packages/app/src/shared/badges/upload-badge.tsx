import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleAlert, CircleCheck, Clock, History } from 'lucide-react';
import { uploadStates } from '../../words/document-names.ts';

const looks = {
  pending: { icon: <Clock /> },
  confirmed: { tone: 'success', icon: <CircleCheck /> },
  rejected: { tone: 'danger', icon: <CircleAlert /> },
  superseded: { icon: <History /> },
} as const;

/** The status of a document. */
export function UploadBadge({ status }: { status: Upload['status'] }) {
  const { i18n } = useLingui();
  return <Badge {...looks[status]}>{i18n._(uploadStates[status])}</Badge>;
}
