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
      {items.map((item) => (
        <FileRow
          key={item.key}
          name={item.file.name}
          detail={sizeText(item.file.size)}
          state={item.state}
          stateLabel={{ uploading: t`Uploading`, review: t`In review`, failed: t`Not uploaded` }[item.state]}
          reason={item.problem}
          {...(item.canRetry && { retryLabel: t`Try Again`, onRetry: () => void retry(item) })}
          actions={
            item.state === 'failed' && (
              <Button
                tone="quiet"
                size="small"
                aria-label={t`Remove ${item.file.name}`}
                onClick={() => remove(item.key)}
              >{t`Remove`}</Button>
            )
          }
        />
      ))}
    </List>
  );
}
