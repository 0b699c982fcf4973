import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, getSigning, listLawyerRounds } from '@mediation/api-client';
import { Bullets, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { moment } from '../../../../words/times/relative-time.ts';
import { useNow } from '../../../../browser/use-now.ts';

export interface CarriedOverProps {
  version: AgreementVersion;
  /** The number of the version that is released. */
  next: number;
}

/** What a release makes of the questions, the time to think and the open lawyer round of the version before. */
export function CarriedOver({ version, next }: CarriedOverProps) {
  const { t } = useLingui();
  const now = useNow();
  const { id: versionId, case_id: caseId, document, number, signable_at } = version;
  const { data: asked } = useEndpoint(getSigning, { caseId, versionId });
  const { data: listed } = useEndpoint(listLawyerRounds, { caseId, document });
  const questions = asked?.signing.questions.length ?? 0;
  const isRoundOpen = (listed?.rounds ?? []).some((it) => it.version_id === versionId && it.closed_at === null);
  const effects = [
    questions > 0 &&
      plural(questions, {
        one: 'Your question about this version is asked again, without its answer. You can remove it after the release.',
        other:
          'Your # questions about this version are asked again, without their answers. You can remove them after the release.',
      }),
    Date.parse(signable_at) > now &&
      t`As promised, nobody signs before ${moment(signable_at)}. That holds for version ${next}, too.`,
    isRoundOpen && t`The open lawyer round ends. All its comments are opened together, and the lawyers are told.`,
  ].filter((it) => it !== false);
  if (effects.length === 0) return null;
  return (
    <Stack gap="small">
      <Text weight="strong">{t`What happens with version ${number}`}</Text>
      <Bullets>
        {effects.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </Bullets>
    </Stack>
  );
}
