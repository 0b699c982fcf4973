import { useLingui } from '@lingui/react/macro';
import type { SwapExample } from '@mediation/api-client';
import { Table } from '@mediation/ui';
import { lines } from './swap-examples.css.ts';

/** Pairs of texts with their scores, the largest difference first. */
export function SwapExamples({ examples }: { examples: SwapExample[] }) {
  const { t } = useLingui();
  return (
    <Table stack aria-label={t`Examples`}>
      <thead>
        <tr>
          <th>{t`Text`}</th>
          <th data-align="end">{t`Score`}</th>
        </tr>
      </thead>
      <tbody>
        {examples.flatMap(({ one, other }) =>
          [one, other].map(({ text, score }) => (
            <tr key={text}>
              <td className={lines}>{text}</td>
              <td data-align="end">{t`${score} of 10`}</td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
