import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/text/text.tsx';
import { brandTokens, type Brand, type Mode } from '../theme/brand/brand.ts';
import { vars } from '../theme/vars.css.ts';

interface ScaleProps {
  name: string;
  colors: Record<string, string>;
}

const swatch = { flex: 1, minWidth: '1rem', height: '2.75rem', borderRadius: vars.radius.segment };

/** The colors of one family, side by side. */
function Scale({ name, colors }: ScaleProps) {
  return (
    <figure>
      <Text asChild size="meta" tone="soft">
        <figcaption>{name}</figcaption>
      </Text>
      <div style={{ display: 'flex', gap: 3 }}>
        {Object.entries(colors).map(([step, color]) => (
          <span key={step} title={step} style={{ ...swatch, background: color }} />
        ))}
      </div>
    </figure>
  );
}

const meta = { title: 'Foundations/Scales', component: Scale } satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

const { color } = vars;
const { surface, page, sunken, hover, pressed, line, divider, control, icon, placeholder, soft, text } = color;
const neutral = { surface, page, sunken, hover, pressed, line, divider, control, icon, placeholder, soft, text };

export const Families: Story = {
  tags: ['picture'],
  args: { name: '', colors: {} },
  render: () => (
    <Stack>
      <Scale name="Primary" colors={color.primary} />
      <Scale name="Secondary" colors={color.secondary} />
      <Scale name="Neutral" colors={neutral} />
      <Scale name="Success" colors={color.success} />
      <Scale name="Warning" colors={color.warning} />
      <Scale name="Danger" colors={color.danger} />
      <Scale name="Info" colors={color.info} />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const { primary } = brandTokens(globals['branding'] as Brand, globals['theme'] as Mode);
    const [solid] = canvas.getAllByTitle('9');
    await expect(solid).toHaveStyle({ backgroundColor: primary[9] });
    const pageColor = getComputedStyle(document.body).backgroundColor;
    await expect(pageColor.startsWith(globals['theme'] === 'dark' ? 'oklch(0.18' : 'oklch(0.983')).toBe(true);
  },
};
