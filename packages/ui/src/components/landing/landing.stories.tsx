import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { StoryBrandMark, useStoryBrand } from '../../foundations/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import * as Landing from './landing.tsx';

function Tagline() {
  return useStoryBrand().tagline;
}

const meta = {
  title: 'Shell/Landing',
  component: Landing.Root,
  subcomponents: {
    Hero: Landing.Hero,
    Features: Landing.Features,
    Feature: Landing.Feature,
    Questions: Landing.Questions,
    Question: Landing.Question,
    Ways: Landing.Ways,
    Way: Landing.Way,
    Footer: Landing.Footer,
  },
  args: {
    brand: <StoryBrandMark asChild>{createElement('a', { href: '#home' })}</StoryBrandMark>,
    links: <a href="#expect">What to expect</a>,
    linksLabel: 'About mediation',
    quickExit: <QuickExit corner label="Quick exit" href="#weather" />,
    helpNow: <Button tone="plain">Get help now</Button>,
    footer: null,
    children: (
      <>
        <Landing.Hero
          tagline={<Tagline />}
          title="Two people, one agreement, and someone to help you get there."
          lead="A private place to share documents, meet your mediator and talk things through."
          actions={<Button size="large">Register</Button>}
          more={<a href="#wizard">Does mediation suit you? A few questions, nothing is stored</a>}
          facts={[{ number: '4–8', meaning: 'weeks from first form to final agreement' }]}
        />
        <Landing.Features label="How it helps">
          <Landing.Feature
            title="Sessions at your pace"
            text="Meet by video or in person."
            picture={
              <Landing.Appointment day="3" month="Dec" title="First session">
                Thursday, 10:00 to 11:15, by video
              </Landing.Appointment>
            }
          />
          <Landing.Feature
            title="Messages that stay calm"
            text="Help when the words are hard to find."
            picture={
              <>
                <Landing.Struck>You never tell me when you’re late.</Landing.Struck>
                <Landing.Line tone="mediator">Could you text me?</Landing.Line>
              </>
            }
          />
        </Landing.Features>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof Landing.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAGuest: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation', { name: 'About mediation' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Quick exit' })).toBeVisible();
  },
};

/** What people ask first, two ways in, and who runs this. */
export const BelowTheFold: Story = {
  tags: ['picture'],
  args: {
    children: (
      <>
        <Landing.Questions title="What people ask first">
          <Landing.Question icon={<Wallet />} title="What does it cost?" more={<a href="#costs">More about costs</a>}>
            <p>Looking around costs nothing. You see each price before you say yes.</p>
          </Landing.Question>
        </Landing.Questions>
        <Landing.Ways>
          <Landing.Way title="No invitation yet?" text="You can ask an office yourself.">
            <Button tone="secondary">Register and ask an office</Button>
          </Landing.Way>
        </Landing.Ways>
      </>
    ),
    footer: (
      <Landing.Footer
        brand={<StoryBrandMark />}
        groups={[
          { title: 'Contact', links: <a href="tel:+441174960182">0117 496 0182</a> },
          { title: 'Read', links: <a href="#faq">FAQ</a> },
          { title: 'The small print', links: <a href="#privacy">Privacy policy</a> },
        ]}
        note="No cookies for advertising. Nothing about you is stored until you register."
      >
        <Button size="small" tone="secondary">
          English
        </Button>
      </Landing.Footer>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
