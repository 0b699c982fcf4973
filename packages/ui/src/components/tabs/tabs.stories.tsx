import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LayoutList, MessageCircle } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../text/text.tsx';
import * as Tabs from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel, Links: Tabs.Links, Link: Tabs.Link },
  args: { defaultValue: 'overview' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Okafor family">
        <Tabs.Tab value="overview">Overview</Tabs.Tab>
        <Tabs.Tab value="documents" count={6} countLabel="6 to review">
          Documents
        </Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
        <Tabs.Tab value="agreement" disabled>
          Agreement
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="overview">
        <Text>Step 2 of 7. Maya has added 13 of 16 documents.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="documents">
        <Text>Six documents wait for your review.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="people">
        <Text>Maya Okafor and Daniel Okafor</Text>
      </Tabs.Panel>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACase: Story = {
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('tab', { name: 'Overview' });
    await userEvent.tab();
    await expect(overview).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Documents.*6 to review/ })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six documents');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'People' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(overview).toHaveFocus());
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Documents/ })).toHaveFocus());
  },
};

export const Links: Story = {
  render: () => (
    <Tabs.Links label="Case">
      <Tabs.Link href="#overview" icon={<LayoutList />} current>
        Overview
      </Tabs.Link>
      <Tabs.Link href="#documents" icon={<FileText />} count={6} countLabel="6 to review">
        Documents
      </Tabs.Link>
      <Tabs.Link asChild icon={<MessageCircle />}>
        <a href="#messages">Messages</a>
      </Tabs.Link>
    </Tabs.Links>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Case' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Documents.*6 to review/ })).toBeVisible();
  },
};

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Tabs.Links label="Case">
      {['Details', 'People', 'Documents', 'Sessions', 'Notes', 'Agreement', 'Activity'].map((name, at) => (
        <Tabs.Link key={name} href={`#${name}`} current={at === 0}>
          {name}
        </Tabs.Link>
      ))}
    </Tabs.Links>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
    const row = canvas.getByRole('navigation', { name: 'Case' });
    await expect(row.style.maskImage).toMatch(/ 0px, .*calc\(100% - 3rem\)/);
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row.style.maskImage).toMatch(/ 3rem, .*calc\(100% - 0px\)/));
    row.scrollLeft = 0;
    await waitFor(() => expect(row.style.maskImage).toMatch(/ 0px, .*calc\(100% - 3rem\)/));
  },
};

export const CurrentOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { disable: true } },
  render: () => (
    <Tabs.Links label="Case" style={{ maxWidth: '20rem' }}>
      {['Overview', 'People', 'Messages', 'Documents', 'Sessions', 'Proposals', 'Agreement'].map((name) => (
        <Tabs.Link key={name} href={`#${name}`} current={name === 'Messages'}>
          {name}
        </Tabs.Link>
      ))}
    </Tabs.Links>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { name: 'Messages' }).getBoundingClientRect();
    // Clear of the fade, which is 3rem wide.
    await expect(current.left).toBeGreaterThanOrEqual(row.left + 48);
    await expect(current.right).toBeLessThanOrEqual(row.right - 48);
  },
};
