import { globalFontFace } from '@vanilla-extract/css';

const latin = (family: string, name: string) =>
  `url('@fontsource-variable/${family}/files/${name}-latin-wght-normal.woff2') format('woff2')`;

globalFontFace('Atkinson Hyperlegible Next Variable', {
  fontWeight: '200 800',
  fontDisplay: 'swap',
  src: latin('atkinson-hyperlegible-next', 'atkinson-hyperlegible-next'),
});
globalFontFace('Literata Variable', {
  fontWeight: '200 900',
  fontDisplay: 'swap',
  src: latin('literata', 'literata'),
});
globalFontFace('Atkinson Hyperlegible Mono Variable', {
  fontWeight: '200 800',
  fontDisplay: 'swap',
  src: latin('atkinson-hyperlegible-mono', 'atkinson-hyperlegible-mono'),
});

/** A fallback font with the metrics of the web font, so that nothing moves when that loads. */
const standIn = (name: string, fonts: string[], sizeAdjust: string, ascentOverride: string, descentOverride: string) =>
  globalFontFace(name, {
    src: fonts.map((font) => `local('${font}')`).join(', '),
    sizeAdjust,
    ascentOverride,
    descentOverride,
    lineGapOverride: '0%',
  });

standIn('Atkinson Arial', ['Arial', 'Liberation Sans'], '98.3%', '100.1%', '32.1%');
standIn('Literata Georgia', ['Georgia'], '106.1%', '110.9%', '29%');
standIn('Literata Times', ['Times New Roman', 'Liberation Serif'], '118.4%', '99.4%', '26%');
