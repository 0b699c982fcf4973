import { useLingui } from '@lingui/react/macro';
import { Button, FileRow, List } from '@mediation/ui';
import { sizeText } from '../../words/document-names.ts';
import type { useUploading } from './use-uploading.ts';

type SendingListProps = Pick<ReturnType<typeof useUploading>, 'items' | 'retry' | 'remove'>;

/** The state of each upload; a failed one can be retried, if that may help, or removed. */
export function SendingList({ items, retry, remove }: SendingListProps) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <List>
      {items.map((it) => (
        <FileRow
          key={it.key}
          name={it.file.name}
          detail={sizeText(it.file.size)}
          state={it.state}
          stateLabel={{ uploading: t`Uploading`, review: t`In review`, failed: t`Not uploaded` }[it.state]}
          reason={it.problem}
          {...(it.canRetry && { retryLabel: t`Try Again`, onRetry: () => void retry(it) })}
          actions={
            it.state === 'failed' && (
              <Button
                tone="quiet"
                size="small"
                aria-label={t`Remove ${it.file.name}`}
                onClick={() => remove(it.key)}
              >{t`Remove`}</Button>
            )
          }
        />
      ))}
    </List>
  );
}
