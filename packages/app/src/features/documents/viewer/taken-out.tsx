import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getTakenOut, type TakenOutKind, type Upload } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { listOf } from '../../../words/names/people-names.ts';

const kindNames: Record<TakenOutKind, MessageDescriptor> = {
  author: msg`who made it`,
  place: msg`the place`,
  device: msg`the camera or telephone`,
  dates: msg`dates and times`,
  program: msg`the program it was made with`,
  texts: msg`titles, notes and keywords`,
  files: msg`files inside of it`,
  preview: msg`a small preview`,
  other: msg`other hidden data`,
};

/** For whoever sent a document, and its owner: what others do not get of it. Renders nothing for anybody else. */
export function TakenOut({ upload: { id: uploadId, owner_id, uploaded_by, mime } }: { upload: Upload }) {
  const { t, i18n } = useLingui();
  const { id: me } = useUser();
  const isOwn = owner_id === me || uploaded_by === me;
  const { data, error, refetch, isFetching } = useEndpoint(getTakenOut, { uploadId }, { enabled: isOwn });
  if (!isOwn) return null;
  if (data === undefined)
    return (
      error && (
        <LoadFailed
          error={error}
          fallback={t`Failed to load what was taken out`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )
    );
  const list = listOf(data.kinds.map((kind) => i18n._(kindNames[kind])));
  return (
    <Stack gap="tiny">
      <Text weight="strong">{t`Hidden data`}</Text>
      <Text size="small">{said()}</Text>
    </Stack>
  );

  function said() {
    if (data?.state === 'unknown') return t`We do not know what was taken out of it: it came before we noted that.`;
    if (data?.state === 'left_in')
      return list === ''
        ? t`Others get this document as it is. A change would break it, for example a signature.`
        : t`Others get this document as it is, because a change would break it, for example a signature. They can find in it: ${list}.`;
    const isPdf = mime === 'application/pdf';
    if (list === '')
      return isPdf
        ? t`We found nothing hidden in it that says something about you. When this page makes a PDF of photos, what the camera had written into them is left out before they are sent.`
        : t`We found nothing hidden in it that says something about you.`;
    return isPdf
      ? t`Taken out of the copy that others get: ${list}. Yours stays as you sent it.`
      : t`Taken out when it came: ${list}. The picture on your device is as it was.`;
  }
}
