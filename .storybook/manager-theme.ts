import { create } from 'storybook/theming';

const fonts = {
  fontBase: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  fontCode: "'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace",
  appBorderRadius: 12,
  inputBorderRadius: 8,
  brandTitle: 'Mediation design system',
  brandTarget: '_self' as const,
};

/** Storybook's own frame in the colors of the product: the warm neutrals of the theme and the platform's blue. */
const themes = {
  light: create({
    ...fonts,
    base: 'light',
    brandImage: './brand/threads.svg',
    colorPrimary: '#3371d8',
    colorSecondary: '#2659ac',
    appBg: '#f5f3f2',
    appContentBg: '#fefdfd',
    appPreviewBg: '#faf9f8',
    appBorderColor: '#dad6d2',
    appHoverBg: '#efecea',
    textColor: '#221d19',
    textMutedColor: '#56504b',
    barBg: '#fefdfd',
    barTextColor: '#56504b',
    barHoverColor: '#221d19',
    barSelectedColor: '#2659ac',
    inputBg: '#fefdfd',
    inputBorder: '#8f8882',
    inputTextColor: '#221d19',
  }),
  dark: create({
    ...fonts,
    base: 'dark',
    brandImage: './brand/threads-dark.svg',
    colorPrimary: '#3371d8',
    colorSecondary: '#5d92f0',
    appBg: '#161412',
    appContentBg: '#1c1917',
    appPreviewBg: '#12100f',
    appBorderColor: '#34302d',
    appHoverBg: '#262220',
    textColor: '#eeebe7',
    textMutedColor: '#b8b2ad',
    barBg: '#1c1917',
    barTextColor: '#b8b2ad',
    barHoverColor: '#eeebe7',
    barSelectedColor: '#a3c5ff',
    inputBg: '#1c1917',
    inputBorder: '#807a75',
    inputTextColor: '#eeebe7',
  }),
};

/** The frame follows the theme of the stories. */
export const managerTheme = (theme: unknown) => themes[theme === 'dark' ? 'dark' : 'light'];
