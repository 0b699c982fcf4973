const drawn = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`)}`;

/** Logos to try before one has the own file at hand. */
export const sampleLogos = {
  Lantern: drawn(
    '<rect width="32" height="32" rx="8" fill="#33415c"/><path d="M11 12h10l-2 13h-6z" fill="#f6d365"/><path d="M12 12a4 4 0 0 1 8 0" fill="none" stroke="#fff" stroke-width="2"/>',
  ),
  Bridge: drawn(
    '<rect width="32" height="32" rx="8" fill="#2f6f62"/><path d="M4 22h24M6 22a10 10 0 0 1 20 0M16 12v10M11 14v8M21 14v8" fill="none" stroke="#fff" stroke-width="2"/>',
  ),
  Leaf: drawn(
    '<circle cx="16" cy="16" r="16" fill="#f0e6d8"/><path d="M9 23C8 12 15 8 24 8c0 9-4 16-15 15z" fill="#a0522d"/><path d="M9 23 19 13" stroke="#f0e6d8" stroke-width="2"/>',
  ),
};
