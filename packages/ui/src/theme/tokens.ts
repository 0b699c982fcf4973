/** The four colors of a state, always shown together with a word and an icon. */
export type StatusColors = Record<'bg' | 'border' | 'solid' | 'text', string>;

/** The colors of a risk level: `fill` is for charts and bars, the rest for its badge. */
export type RiskColors = Record<'bg' | 'border' | 'text' | 'fill', string>;

/** The colors of a message's tone: the segments of its meter and the word beside them. */
export type ToneColors = Record<'fill' | 'text', string>;

/** Every color of a theme, by role. `primary`, `secondary` and `focus` come from the brand and are not here. */
export type Colors = {
  risk: Record<'low' | 'medium' | 'high' | 'critical', RiskColors>;
  tone: Record<'green' | 'yellow' | 'orange' | 'red', ToneColors>;
} & Record<'success' | 'warning' | 'danger' | 'info', StatusColors> &
  Record<'surface' | 'page' | 'sunken' | 'hover' | 'pressed' | 'line' | 'divider' | 'control', string> &
  Record<'icon' | 'placeholder' | 'soft' | 'text' | 'scrim', string>;

/** Shadows by elevation: a card only has a hairline, layers above the page have a shadow. */
export type Shadows = Record<'card' | 'current' | 'menu' | 'dialog', string>;

/** The values that a light or dark theme sets. */
export interface Theme {
  color: Colors;
  shadow: Shadows;
}

const edge = 'var(--ui-color-line)';
const divider = 'var(--ui-color-divider)';

/** The light theme: warm paper. */
export const light: Theme = {
  color: {
    surface: 'oklch(0.998 0.001 80)',
    page: 'oklch(0.983 0.0022 75)',
    sunken: 'oklch(0.967 0.003 72)',
    hover: 'oklch(0.948 0.005 76)',
    pressed: 'oklch(0.924 0.006 75)',
    line: 'oklch(0.882 0.007 74)',
    divider: 'oklch(0.815 0.009 72)',
    control: 'oklch(0.630 0.012 70)',
    icon: 'oklch(0.555 0.013 68)',
    placeholder: 'oklch(0.500 0.014 66)',
    soft: 'oklch(0.432 0.014 64)',
    text: 'oklch(0.235 0.012 62)',
    scrim: 'oklch(0.235 0.012 62 / 0.42)',
    success: {
      bg: 'oklch(0.968 0.022 160)',
      border: 'oklch(0.855 0.065 160)',
      solid: 'oklch(0.520 0.110 160)',
      text: 'oklch(0.410 0.090 160)',
    },
    warning: {
      bg: 'oklch(0.972 0.030 85)',
      border: 'oklch(0.850 0.095 82)',
      solid: 'oklch(0.540 0.115 65)',
      text: 'oklch(0.430 0.090 62)',
    },
    danger: {
      bg: 'oklch(0.968 0.016 25)',
      border: 'oklch(0.860 0.062 25)',
      solid: 'oklch(0.530 0.175 26)',
      text: 'oklch(0.450 0.150 26)',
    },
    info: {
      bg: 'oklch(0.968 0.014 240)',
      border: 'oklch(0.855 0.050 240)',
      solid: 'oklch(0.510 0.110 245)',
      text: 'oklch(0.420 0.095 245)',
    },
    risk: {
      low: {
        bg: 'oklch(0.965 0.020 170)',
        border: 'oklch(0.835 0.060 170)',
        text: 'oklch(0.410 0.080 170)',
        fill: 'oklch(0.620 0.110 170)',
      },
      medium: {
        bg: 'oklch(0.970 0.045 95)',
        border: 'oklch(0.835 0.110 92)',
        text: 'oklch(0.420 0.085 85)',
        fill: 'oklch(0.740 0.145 90)',
      },
      high: {
        bg: 'oklch(0.960 0.032 60)',
        border: 'oklch(0.815 0.105 56)',
        text: 'oklch(0.450 0.120 48)',
        fill: 'oklch(0.670 0.165 52)',
      },
      critical: {
        bg: 'oklch(0.530 0.175 26)',
        border: 'oklch(0.530 0.175 26)',
        text: 'oklch(1 0 0)',
        fill: 'oklch(0.530 0.190 26)',
      },
    },
    tone: {
      green: { fill: 'oklch(0.640 0.125 158)', text: 'oklch(0.410 0.090 160)' },
      yellow: { fill: 'oklch(0.770 0.150 92)', text: 'oklch(0.430 0.088 85)' },
      orange: { fill: 'oklch(0.690 0.165 55)', text: 'oklch(0.450 0.120 48)' },
      red: { fill: 'oklch(0.560 0.190 26)', text: 'oklch(0.450 0.150 26)' },
    },
  },
  shadow: {
    card: `0 0 0 1px ${edge}`,
    current: `0 0 0 1px ${edge}, 0 1px 2px oklch(0.235 0.012 62 / 0.05)`,
    menu: '0 0 0 1px oklch(0.235 0.012 62 / 0.08), 0 6px 20px -4px oklch(0.235 0.012 62 / 0.14)',
    dialog: '0 0 0 1px oklch(0.235 0.012 62 / 0.08), 0 24px 60px -12px oklch(0.235 0.012 62 / 0.28)',
  },
};

/** The dark theme: warm near-black; higher surfaces are lighter, and hairlines separate them. */
export const dark: Theme = {
  color: {
    surface: 'oklch(0.222 0.0048 58)',
    page: 'oklch(0.180 0.0040 58)',
    sunken: 'oklch(0.200 0.0040 58)',
    hover: 'oklch(0.255 0.0056 58)',
    pressed: 'oklch(0.290 0.0064 58)',
    line: 'oklch(0.315 0.0064 58)',
    divider: 'oklch(0.400 0.0080 58)',
    control: 'oklch(0.590 0.0096 58)',
    icon: 'oklch(0.670 0.0096 58)',
    placeholder: 'oklch(0.700 0.0088 58)',
    soft: 'oklch(0.775 0.0080 58)',
    text: 'oklch(0.942 0.005 80)',
    scrim: 'oklch(0.110 0.0032 58 / 0.66)',
    success: {
      bg: 'oklch(0.275 0.035 160)',
      border: 'oklch(0.410 0.065 160)',
      solid: 'oklch(0.520 0.110 160)',
      text: 'oklch(0.835 0.105 160)',
    },
    warning: {
      bg: 'oklch(0.285 0.038 75)',
      border: 'oklch(0.430 0.070 75)',
      solid: 'oklch(0.540 0.115 65)',
      text: 'oklch(0.855 0.105 82)',
    },
    danger: {
      bg: 'oklch(0.280 0.045 25)',
      border: 'oklch(0.440 0.095 25)',
      solid: 'oklch(0.550 0.175 26)',
      text: 'oklch(0.820 0.095 22)',
    },
    info: {
      bg: 'oklch(0.275 0.032 245)',
      border: 'oklch(0.415 0.062 245)',
      solid: 'oklch(0.510 0.110 245)',
      text: 'oklch(0.840 0.075 240)',
    },
    risk: {
      low: {
        bg: 'oklch(0.275 0.032 170)',
        border: 'oklch(0.410 0.060 170)',
        text: 'oklch(0.840 0.095 170)',
        fill: 'oklch(0.640 0.110 170)',
      },
      medium: {
        bg: 'oklch(0.290 0.042 90)',
        border: 'oklch(0.450 0.078 90)',
        text: 'oklch(0.880 0.115 92)',
        fill: 'oklch(0.780 0.145 92)',
      },
      high: {
        bg: 'oklch(0.295 0.050 52)',
        border: 'oklch(0.480 0.100 52)',
        text: 'oklch(0.840 0.115 60)',
        fill: 'oklch(0.700 0.160 54)',
      },
      critical: {
        bg: 'oklch(0.530 0.175 26)',
        border: 'oklch(0.530 0.175 26)',
        text: 'oklch(1 0 0)',
        fill: 'oklch(0.620 0.190 26)',
      },
    },
    tone: {
      green: { fill: 'oklch(0.680 0.120 158)', text: 'oklch(0.835 0.105 160)' },
      yellow: { fill: 'oklch(0.800 0.145 92)', text: 'oklch(0.880 0.115 92)' },
      orange: { fill: 'oklch(0.720 0.160 56)', text: 'oklch(0.840 0.115 60)' },
      red: { fill: 'oklch(0.630 0.185 26)', text: 'oklch(0.820 0.095 22)' },
    },
  },
  shadow: {
    card: `0 0 0 1px ${edge}`,
    current: `0 0 0 1px ${edge}`,
    menu: `0 0 0 1px ${divider}, 0 8px 24px oklch(0.08 0 0 / 0.5)`,
    dialog: `0 0 0 1px ${divider}, 0 24px 70px oklch(0.06 0 0 / 0.66)`,
  },
};
