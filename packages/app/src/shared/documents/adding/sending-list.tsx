import { useLingui } from '@lingui/react/macro';
import { Button, FileRow, type FileState, List } from '@mediation/ui';
import { errorText } from '../../../words/texts/error-text.ts';
import { sizeText } from '../../../words/names/document-names.ts';
import { useAddDocument } from './use-add-document.ts';
import { type Sending, useSendings } from './use-sendings.ts';

const looks: Record<Sending['state'], FileState> = {
  uploading: 'uploading',
  waiting: 'review',
  failed: 'failed',
  refused: 'failed',
  interrupted: 'failed',
  sent: 'review',
};

/** Documents on their way. Retry is offered where it may succeed. */
export function SendingList({ sendings }: { sendings: Sending[] }) {
  const { t } = useLingui();
  const { retry, remove } = useSendings();
  const addAgain = useAddDocument();
  const states = {
    uploading: t`Uploading`,
    waiting: t`Waiting for the connection`,
    failed: t`Not uploaded`,
    refused: t`Not uploaded`,
    interrupted: t`Not uploaded`,
    sent: t`Sent`,
  };
  if (sendings.length === 0) return null;
  return (
    <List>
      {sendings.map((sending) => {
        const { key, name, size, details, state, error } = sending;
        const isFailed = state === 'failed' || state === 'refused';
        const isInterrupted = state === 'interrupted';
        return (
          <FileRow
            key={key}
            name={name}
            detail={sizeText(size)}
            state={looks[state]}
            stateLabel={states[state]}
            reason={
              isInterrupted
                ? t`The page was closed before it was sent. Choose it again.`
                : isFailed && errorText(error, t`We could not upload it.`)
            }
            {...(state === 'failed' && { retryLabel: t`Try Again`, onRetry: () => retry(sending) })}
            {...(isInterrupted && {
              retryLabel: t`Choose it again`,
              onRetry: () => addAgain({ caseId: details.case_id, interrupted: sending }),
            })}
            actions={
              (isFailed || isInterrupted || state === 'waiting') && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t`Remove: ${name}`}
                  onClick={() => remove(sending)}
                >{t`Remove`}</Button>
              )
            }
          />
        );
      })}
    </List>
  );
}
