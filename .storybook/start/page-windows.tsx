import { Grid, Link, Row, SegmentedControl, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { PageWindow } from '../../packages/ui/src/foundations/start/page-window.tsx';
import { useGlobals } from '../docs/use-globals.ts';

/** Four pages of the product, and their stories on a desktop and on a phone. */
const pages = [
  { name: 'Home of a party', desktop: 'pages-divorcee-home--desktop', phone: 'pages-divorcee-home--phone' },
  { name: 'Messages', desktop: 'pages-messages--desktop', phone: 'pages-messages--phone' },
  { name: 'Agreement', desktop: 'pages-agreement-to-read--party', phone: 'pages-agreement-to-read--phone' },
  { name: 'First page', desktop: 'pages-landing--desktop', phone: 'pages-landing--phone' },
] as const;

type Device = 'desktop' | 'phone';

/** Four real pages in the brand, in either theme, on a desktop or on a phone. */
export function PageWindows() {
  const [globals, update] = useGlobals();
  const [device, setDevice] = useState('desktop');
  const shown: Device = device === 'phone' ? 'phone' : 'desktop';
  return (
    <Stack>
      <Row wrap>
        <SegmentedControl.Root
          label="Theme of the pages"
          value={globals['theme'] === 'dark' ? 'dark' : 'light'}
          onValueChange={(theme) => update({ theme })}
        >
          <SegmentedControl.Item value="light">Light</SegmentedControl.Item>
          <SegmentedControl.Item value="dark">Dark</SegmentedControl.Item>
        </SegmentedControl.Root>
        <SegmentedControl.Root label="Size of the pages" value={device} onValueChange={setDevice}>
          <SegmentedControl.Item value="desktop">Desktop</SegmentedControl.Item>
          <SegmentedControl.Item value="phone">Phone</SegmentedControl.Item>
        </SegmentedControl.Root>
        <Text size="small" tone="soft">
          These are pages of the product itself, with people who do not exist.
        </Text>
      </Row>
      <Grid column={14}>
        {pages.map(({ name, [shown]: story }) => (
          <PageWindow key={story} story={story} title={name} size={shown}>
            <Link standalone href={`?path=/story/${story}`} target="_top">
              {name}
            </Link>
          </PageWindow>
        ))}
      </Grid>
    </Stack>
  );
}
