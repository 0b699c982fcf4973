import { Button, Link, MiniPath, RiskBadge, Table, Text, VisuallyHidden } from '../index.ts';
import { address, type AttentionCase } from './cases.ts';
import { Soft } from './soft.tsx';

/** What needs the mediator, the most serious first. */
export const CasesTable = ({ cases }: { cases: readonly AttentionCase[] }) => (
  <Table stack aria-labelledby="attention">
    <thead>
      <tr>
        <th>Case and reason</th>
        <th>Risk</th>
        <th>Step</th>
        <th data-align="end">Last activity</th>
        <th>
          <VisuallyHidden>Action</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {cases.map(({ name, reason, risk, step, activity, action }) => (
        <tr key={name}>
          <td>
            <Link tone="plain" standalone href={address(name)}>
              {name}
            </Link>
            <Text size="small" tone="soft">
              {reason}
            </Text>
          </td>
          <td data-phone="end">
            <RiskBadge {...risk} scoreLabel={`${risk.score} of 10`} />
          </td>
          <td data-phone="hidden">
            <MiniPath current={step} total={7} label={`${step} of 7`} />
          </td>
          <td data-align="end">
            <Soft>{activity}</Soft>
          </td>
          <td data-align="end" data-phone="end">
            <Button asChild tone="secondary" size="small" aria-label={`${action}: ${name}`}>
              <a href={address(`${action} ${name}`)}>{action}</a>
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
