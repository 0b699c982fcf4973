import { Notice } from '@mediation/ui';

/** Shows an error in place; renders nothing without one. */
export const ProblemNotice = ({ problem }: { problem: string | null | undefined }) =>
  problem && (
    <Notice tone="danger" role="alert">
      {problem}
    </Notice>
  );
