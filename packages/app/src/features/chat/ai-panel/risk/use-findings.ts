import { useLingui } from '@lingui/react/macro';
import { limits, listInsights } from '@mediation/api-client';
import { useMemo } from 'react';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { findingsIn, isUnseen, shownOf } from './findings.ts';

/** How often the findings of the open channel are read, in milliseconds, and how many. */
const [pollEvery, newest] = [5000, 10];

/**
 * The findings of a channel of a case, for its mediator (null for others): the newest ones, and urgent older ones that
 * nobody has seen yet. Live events refresh them at once.
 */
export function useFindings(id: string, openedCaseId: string | null) {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const options = { enabled: openedCaseId !== null };
  const caseId = openedCaseId ?? '';
  const { data, error, refetch, isFetching } = useEndpoint(
    listInsights,
    { caseId, channel_id: id, language, limit: newest },
    { ...options, refetchInterval: pollEvery },
  );
  const older = useEndpoint(
    listInsights,
    { caseId, channel_id: id, type: 'risk_assessment', language, limit: limits.perPage },
    options,
  );
  const insights = data?.insights;
  const olderInsights = older.data?.insights;
  const found = useMemo(() => {
    const all = findingsIn(insights ?? [], id);
    const shown = shownOf(all);
    const unseen = findingsIn(olderInsights ?? [], id).filter((it) => isUnseen(it));
    const tone = shown.find((it) => it.kind === 'tone');
    const risk = shown.find((it) => it.kind === 'risk');
    return {
      tone,
      risk,
      earlier: shown.filter((it) => it !== tone && it !== risk),
      /** Urgent findings that nobody has seen; a new one may not be in the second list yet. */
      unseen: [...all.filter((it) => isUnseen(it) && !unseen.some((other) => other.id === it.id)), ...unseen].filter(
        (it) => isUnseen(it),
      ),
    };
  }, [insights, olderInsights, id]);
  return {
    ...found,
    isLoading: insights === undefined && error === null,
    error,
    retry: () => void refetch(),
    isFetching,
  };
}

export type Findings = ReturnType<typeof useFindings>;
