import { dark, light } from './tokens.ts';

/** The storage keys of a person's appearance. */
export interface FirstPaintKeys {
  /** In local storage: `light` or `dark`. Anything else follows the device. */
  themeKey: string;
  /**
   * In local storage: an object with the `properties` of `brandStyle` and optionally `name`, `color` and `icon` for the
   * page's title, `theme-color` and icon. The previous icon is kept as `data-own`.
   */
  brandKey: string;
  /** In local storage: `reduced` for less motion than the device's setting. */
  motionKey?: string;
}

/**
 * Styles for the head of a page, before its stylesheet: the order of the layers and the background color. Goes into a
 * `<style>`.
 */
export const firstPaintStyle: string = [
  '@layer reset, theme, components, overrides;',
  `:root { color-scheme: light; background: ${light.color.page}; }`,
  `:root[data-theme='dark'] { color-scheme: dark; background: ${dark.color.page}; }`,
].join('\n');

/**
 * A script for the head of a page that applies theme and brand before the first paint, so that nothing flashes. Goes
 * into a `<script>` unchanged: its text is constant, so that a content security policy can contain its hash.
 */
export const firstPaintScript = ({ themeKey, brandKey, motionKey = '' }: FirstPaintKeys): string => `(function (root) {
  try {
    var chosen = localStorage.getItem(${JSON.stringify(themeKey)});
    var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (localStorage.getItem(${JSON.stringify(motionKey)}) === 'reduced') root.dataset.motion = 'reduced';
    var brand = JSON.parse(localStorage.getItem(${JSON.stringify(brandKey)}) || 'null');
    for (var name in brand && brand.properties)
      if (name.indexOf('--ui-color-') === 0) root.style.setProperty(name, brand.properties[name]);
    if (!brand) return;
    if (brand.name) document.title = brand.name;
    var frame = document.querySelector('meta[name=theme-color]');
    if (frame && brand.color) frame.content = brand.color;
    var icon = document.querySelector('link[rel=icon]');
    if (icon && brand.icon) {
      icon.dataset.own = icon.href;
      icon.href = brand.icon;
    }
  } catch {}
})(document.documentElement);`;
