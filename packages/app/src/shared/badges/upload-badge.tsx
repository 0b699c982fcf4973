import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleAlert, CircleCheck, Clock, History, Share2 } from 'lucide-react';
import { needsNoReview, stateName } from '../../words/names/document-names.ts';

const looks = {
  pending: { icon: <Clock /> },
  confirmed: { tone: 'success', icon: <CircleCheck /> },
  rejected: { tone: 'danger', icon: <CircleAlert /> },
  superseded: { icon: <History /> },
} as const;

/** The status of a document. */
export function UploadBadge({ upload }: { upload: Upload }) {
  const { i18n } = useLingui();
  return (
    <Badge {...(needsNoReview(upload) ? { icon: <Share2 /> } : looks[upload.status])}>
      {i18n._(stateName(upload))}
    </Badge>
  );
}
