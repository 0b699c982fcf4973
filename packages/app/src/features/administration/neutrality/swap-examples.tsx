import { useLingui } from '@lingui/react/macro';
import type { SwapExample } from '@mediation/api-client';
import { Table, Text } from '@mediation/ui';

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
              <td>
                <Text typed>{text}</Text>
              </td>
              <td data-align="end">{t`${score} of 10`}</td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
