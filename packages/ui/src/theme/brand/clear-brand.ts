/** Restores the platform's own colors, for example after sign-out. */
export function clearBrand(root: HTMLElement = document.documentElement): void {
  const own = [...root.style].filter((property) => /^--ui-color-(primary|secondary|focus)/.test(property));
  for (const property of own) root.style.removeProperty(property);
}
