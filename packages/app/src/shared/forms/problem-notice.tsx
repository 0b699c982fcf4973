import { Notice } from '@mediation/ui';

/** Says in its place why something did not work; nothing as long as it did. */
export const ProblemNotice = ({ problem }: { problem: string | null | undefined }) =>
  problem && (
    <Notice tone="danger" role="alert">
      {problem}
    </Notice>
  );
