import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { Row } from '../components/layout/layout.tsx';
import { Text } from '../components/text/text.tsx';
import { brandStyle } from '../theme/brand/brand.ts';
import { vars } from '../theme/vars.css.ts';
import * as styles from './blocks.css.ts';

/** The colors for which a color algorithm fails first. */
const hardest = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#808080',
  '#f6e38a',
  '#14284b',
  '#39ff14',
];

interface HardBrandProps {
  /** The primary color of this brand. */
  color: string;
  theme: 'light' | 'dark';
}

const { primary, focus } = vars.color;
const tints = [1, 2, 3, 4, 5] as const;

/** The uses of a brand's color, in one theme. */
function HardBrand({ color, theme }: HardBrandProps) {
  return (
    <div className={styles.pane} data-theme={theme} style={brandStyle({ primary: color, secondary: color })}>
      <Text size="meta" tone="soft">
        {color}
      </Text>
      <Row gap="small" wrap>
        <Button data-ink="" data-edge="">
          Add documents
        </Button>
        <Button data-ink="" style={{ background: primary[10] }}>
          Hovered
        </Button>
        <Badge data-ink="" tone="brand">
          Now
        </Badge>
        <span data-ring="" style={{ padding: '0.25rem', outline: `3px solid ${focus}`, outlineOffset: 2 }}>
          Focus
        </span>
      </Row>
      <Row gap="tiny" wrap>
        {tints.map((step) => (
          <span key={step} style={{ padding: '0.5rem', background: primary[step] }}>
            <a data-ink="" href="#tint">
              Link
            </a>
          </span>
        ))}
        <a data-ink="" href="#page">
          Link
        </a>
      </Row>
    </div>
  );
}

const meta = {
  title: 'Foundations/Hard brands',
  component: HardBrand,
  args: { color: '#ffff00', theme: 'light' },
} satisfies Meta<typeof HardBrand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paints colors on top of each other and reads the resulting pixel's luminance. */
function painted(...colors: string[]): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) return 0;
  for (const color of colors) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  }
  const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(ink: string, grounds: string[]): number {
  const [dim = 0, bright = 0] = [painted(...grounds, ink), painted(...grounds)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** All backgrounds below an element, the lowest first. */
function groundsOf(element: Element | null): string[] {
  return element ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : ['white'];
}

function faultsIn(canvas: HTMLElement, kind: string, read: (style: CSSStyleDeclaration) => string, least: number) {
  return [...canvas.querySelectorAll(`[data-${kind}]`)].flatMap((element) => {
    const under = kind === 'ink' ? element : element.parentElement;
    const contrast = contrastOf(read(getComputedStyle(element)), groundsOf(under));
    const where = element.closest<HTMLElement>('[data-theme]');
    const brand = where?.firstElementChild?.textContent;
    return contrast < least
      ? [`${kind} of ${element.textContent} in ${brand}, ${where?.dataset['theme']}: ${contrast}`]
      : [];
  });
}

export const TenHardest: Story = {
  tags: ['picture'],
  parameters: {
    viewport: {
      defaultViewport: 'tall',
      options: { tall: { name: 'Tall', styles: { width: '1200px', height: '1600px' } } },
    },
  },
  render: () => (
    <div className={styles.panes}>
      {hardest.flatMap((color) => [
        <HardBrand key={`${color} light`} color={color} theme="light" />,
        <HardBrand key={`${color} dark`} color={color} theme="dark" />,
      ])}
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add documents' })).toHaveLength(20);
    await expect(faultsIn(canvasElement, 'ink', ({ color }) => color, 4.5)).toEqual([]);
    await expect(faultsIn(canvasElement, 'ring', ({ outlineColor }) => outlineColor, 3)).toEqual([]);
    await expect(faultsIn(canvasElement, 'edge', ({ borderTopColor }) => borderTopColor, 3)).toEqual([]);
  },
};

export const YourColor: Story = {
  render: (args) => (
    <div className={styles.panes}>
      <HardBrand {...args} theme="light" />
      <HardBrand {...args} theme="dark" />
    </div>
  ),
};
