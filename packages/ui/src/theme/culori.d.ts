declare module 'culori' {
  /** The WCAG 2 contrast ratio of two CSS colors. */
  export function wcagContrast(color: string, other: string): number;
  /** A CSS color as `#rrggbb`. */
  export function formatHex(color: string): string;
}
