import { useLingui } from '@lingui/react/macro';
import { Notice, Stack } from '@mediation/ui';
import { promises } from '../../../words/texts/promises.ts';
import type { RefusedFile } from './chosen-files.ts';
import type { PreparationProblem } from './use-preparing.ts';

const { megabytes } = promises;

export interface FileProblemsProps {
  refused: RefusedFile[];
  problem: PreparationProblem | undefined;
  /** Whether several files were chosen for one new version. */
  isTooMany: boolean;
}

/** Why files cannot be sent, and what to do instead. */
export function FileProblems({ refused, problem, isTooMany }: FileProblemsProps) {
  const { t } = useLingui();
  const texts = {
    type: t`We take PDF, JPG and PNG. Choose another file.`,
    size: t`It is over ${megabytes} MB. Choose a smaller file, or send it in parts.`,
    empty: t`The file is empty. Choose another one.`,
  };
  const preparation = {
    size: t`The photos are over ${megabytes} MB together. Send them in parts.`,
    unreadable: t`We can’t open one of these photos. Remove it and take it again.`,
  };
  return (
    <Stack role="alert" gap="small">
      {refused.map(({ name, reason }) => (
        <Notice key={name} tone="danger">
          <strong>{name}</strong>. {texts[reason]}
        </Notice>
      ))}
      {problem !== undefined && <Notice tone="danger">{preparation[problem]}</Notice>}
      {isTooMany && <Notice tone="danger">{t`A new version is one file. Remove the others.`}</Notice>}
    </Stack>
  );
}
