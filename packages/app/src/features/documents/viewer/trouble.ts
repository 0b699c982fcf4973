import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@mediation/api-client';
import type { ViewerLabels } from '@mediation/ui/viewer';

/** Why a document cannot be shown. */
export type Trouble = 'locked' | 'broken' | 'missing' | 'harmful' | 'offline';

/** What it means that the file of a document was not answered. */
export function troubleOf(error: unknown): Trouble {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_found') return 'missing';
  return code === 'forbidden' ? 'harmful' : 'offline';
}

/** What is said in its place, and what may help. */
export function useTroubleTexts(): Record<Trouble, Required<Pick<ViewerLabels, 'failed' | 'failedText'>>> {
  const { t } = useLingui();
  return {
    locked: {
      failed: t`This document is locked with a password`,
      failedText: t`Nobody here can open it. A copy without a password is needed.`,
    },
    broken: {
      failed: t`We can’t show this document`,
      failedText: t`The file is damaged. You can download it and try another program, or ask for a new copy.`,
    },
    missing: {
      failed: t`The file is missing`,
      failedText: t`We know of this document, but its file is gone. It needs to be sent again.`,
    },
    harmful: {
      failed: t`Nobody can open this document`,
      failedText: t`The virus scan says that it may harm a computer. Another copy is needed.`,
    },
    offline: {
      failed: t`We couldn’t load this document`,
      failedText: t`Check your connection and try again.`,
    },
  };
}
