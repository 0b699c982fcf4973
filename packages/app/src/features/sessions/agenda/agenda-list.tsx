import { useLingui } from '@lingui/react/macro';
import { List, Text } from '@mediation/ui';
import { agendaLine } from './agenda-lines.ts';

/** The topics of a session, each with its minutes if it has any. */
export function AgendaList({ lines, labelledBy }: { lines: readonly string[]; labelledBy: string }) {
  const { t } = useLingui();
  return (
    <List aria-labelledby={labelledBy}>
      {lines.map((line) => {
        const { topic, minutes } = agendaLine(line);
        return (
          <List.Row key={line} end={minutes === null ? undefined : t`${minutes} min`}>
            <Text weight="strong">{topic}</Text>
          </List.Row>
        );
      })}
    </List>
  );
}
