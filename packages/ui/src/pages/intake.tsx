import { ArrowLeft, Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  Button,
  Field,
  Fieldset,
  FocusLayout,
  FormRow,
  Heading,
  IconButton,
  Input,
  PhoneOnly,
  RadioGroup,
  Row,
  Rule,
  SkipLink,
  Stack,
  Stepper,
  Text,
  Textarea,
  WideOnly,
} from '../index.ts';
import { brand, quickExit } from './frame.tsx';

const parts = [
  { id: 'personal', label: 'Personal information', state: 'done' },
  { id: 'marriage', label: 'Marriage details', state: 'done' },
  { id: 'children', label: 'Children', state: 'now' },
  { id: 'money', label: 'Financial situation', state: 'later' },
  { id: 'uploads', label: 'Uploads', state: 'later' },
  { id: 'preferences', label: 'Preferences', state: 'later' },
] as const;

interface Child {
  id: number;
  name: string;
  year: string;
}

export interface IntakePageProps {
  /** What is wrong with the year of the second child. */
  yearError?: string;
}

/** One part of the intake: one topic, why it is asked, who can see it, and a safe way out of the question. */
export function IntakePage({ yearError }: IntakePageProps) {
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <FocusLayout
        brand={brand}
        quickExit={quickExit}
        headEnd={<Saved />}
        steps={<Parts />}
        help={<WhyWeAsk />}
        foot={<Actions />}
      >
        <Stack gap="large" asChild>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <Stack gap="small">
              <Text size="small" tone="soft">
                Part 3 of 6
              </Text>
              <Heading level={1} size="form" voice>
                Your children
              </Heading>
              <Text tone="soft">
                Their first names are enough. If you have no children together, choose “No” and go on.
              </Text>
            </Stack>
            <Children yearError={yearError} />
            <Field
              label="Where do they sleep in a usual week?"
              optional="(optional)"
              hint="A rough picture is fine. Nothing here is a decision."
            >
              <Textarea rows={2} defaultValue="School nights with me. Most weekends with Daniel." />
            </Field>
            <PhoneOnly>
              <Button tone="secondary" block>
                Skip for now
              </Button>
            </PhoneOnly>
          </form>
        </Stack>
      </FocusLayout>
    </>
  );
}

function Children({ yearError }: { yearError: string | undefined }) {
  const [children, setChildren] = useState<Child[]>([
    { id: 1, name: 'Ada', year: '2017' },
    { id: 2, name: 'Eli', year: '2020' },
  ]);
  const [answer, setAnswer] = useState('yes');
  const add = () => setChildren([...children, { id: (children.at(-1)?.id ?? 0) + 1, name: '', year: '' }]);
  return (
    <>
      <RadioGroup.Root label="Do you have children together?" look="card" value={answer} onValueChange={setAnswer}>
        <RadioGroup.Item value="yes">Yes</RadioGroup.Item>
        <RadioGroup.Item value="no">No</RadioGroup.Item>
      </RadioGroup.Root>
      {answer === 'yes' && (
        <Fieldset label="Children" hideLabel>
          <Stack>
            {children.map(({ id, name, year }) => (
              <FormRow
                key={id}
                widths="wide-first"
                action={
                  <IconButton
                    label={`Remove ${name || 'this child'}`}
                    onClick={() => setChildren(children.filter((it) => it.id !== id))}
                  >
                    <X />
                  </IconButton>
                }
              >
                <Field label="First name">
                  <Input defaultValue={name} />
                </Field>
                <Field label="Year of birth" error={id === 2 && yearError}>
                  <Input inputMode="numeric" defaultValue={year} />
                </Field>
              </FormRow>
            ))}
          </Stack>
          <Row>
            <Button tone="quiet" flush onClick={add}>
              <Plus /> Add another child
            </Button>
          </Row>
        </Fieldset>
      )}
    </>
  );
}

function Parts() {
  return (
    <Stack gap="large">
      <Stepper
        steps={parts}
        label="Intake, part 3 of 6"
        doneLabel="done"
        allLabel="See all 6 parts"
        onOpenStep={fn()}
      />
      <WideOnly>
        <Text size="small" tone="soft">
          About 9 minutes left
        </Text>
      </WideOnly>
    </Stack>
  );
}

function Saved() {
  return (
    <>
      <WideOnly>
        <Text asChild size="small" tone="soft">
          <Row gap="tiny">
            <Check /> Saved just now
          </Row>
        </Text>
      </WideOnly>
      <Button tone="plain" size="small">
        Save and leave
      </Button>
    </>
  );
}

function WhyWeAsk() {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading>Why we ask</Heading>
        <Text tone="soft">
          Ruth uses this to plan the first session. It helps her put the children’s days ahead of other topics.
        </Text>
      </Stack>
      <Stack gap="small">
        <Heading>Who can see it</Heading>
        <Text tone="soft">You and Ruth. Daniel fills in his own form and cannot read yours.</Text>
      </Stack>
      <Rule />
      <Text>
        <a href="#safe">I don’t feel safe answering this</a>
      </Text>
    </Stack>
  );
}

function Actions() {
  return (
    <>
      <Button tone="plain" flush>
        <ArrowLeft /> Back
      </Button>
      <Row grow justify="end">
        <WideOnly>
          <Button tone="plain">Skip for now</Button>
        </WideOnly>
        <Button>Save and continue</Button>
      </Row>
    </>
  );
}
