import { useLingui } from '@lingui/react/macro';
import { Heading, Switch } from '@mediation/ui';
import { Controller } from 'react-hook-form';
import type { PoliciesProps } from './policies-input.ts';

/** What AI may read, and whether messages are checked for grave signs. */
export function AssistancePolicies({ form: { control } }: PoliciesProps) {
  const { t } = useLingui();
  const switches = [
    { name: 'ai_enabled', label: t`AI helps with tone, summaries and questions` },
    {
      name: 'external_ai_enabled',
      label: t`An outside language model may read texts`,
      hint: t`This matters only if the server uses such a model. It is asked only when somebody asks for its help, never by itself for a new message. What people write is then sent to it. Known names, email addresses and phone numbers are hidden first, unless the operator chose otherwise. Tell the people in your cases before you turn this on.`,
    },
    {
      name: 'safety_screening_enabled',
      label: t`A safety check looks for grave signs in messages`,
      hint: t`It runs on this server, for everybody, and shows what it finds to the case’s mediator alone. It also measures how harsh a message is, so that a party can let harsh ones wait; while it is off, none waits. All other AI reads only people who said yes.`,
    },
  ] as const;
  return (
    <>
      <Heading level={3}>{t`Assistance`}</Heading>
      {switches.map(({ name, ...words }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => <Switch {...words} checked={field.value ?? false} onCheckedChange={field.onChange} />}
        />
      ))}
    </>
  );
}
