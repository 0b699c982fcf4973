import { i18n } from '@lingui/core';
import type { Upload } from '@mediation/api-client';
import { rejectReasons } from '../names/document-names.ts';

/** Why a document was sent back: "Pages are missing. Pages 2 to 4 are not in it." Empty without a reason. */
export const rejectText = ({ reject_code: code, reject_note: note }: Pick<Upload, 'reject_code' | 'reject_note'>) =>
  [code && i18n._(rejectReasons[code]), note].filter(Boolean).join('. ');
