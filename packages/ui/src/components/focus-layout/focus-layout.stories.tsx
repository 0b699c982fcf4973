import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBrandMark } from '../../foundations/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { Heading, Text } from '../text/text.tsx';
import { FocusLayout } from './focus-layout.tsx';

const meta = {
  title: 'Shell/FocusLayout',
  component: FocusLayout,
  args: {
    brand: <StoryBrandMark hideName />,
    quickExit: <QuickExit corner label="Quick exit" href="#weather" />,
    children: (
      <>
        <Heading level={1} size="huge" voice>
          Ruth Lindqvist invites you
        </Heading>
        <Text>
          You are invited to the case “Okafor family” as Daniel. Ruth and your lawyer will see what you write to them.
        </Text>
        <Row wrap>
          <Button>Accept</Button>
          <Button tone="plain">Decline</Button>
        </Row>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } },
} satisfies Meta<typeof FocusLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};
export const Form: Story = { args: { width: 'form' } };
