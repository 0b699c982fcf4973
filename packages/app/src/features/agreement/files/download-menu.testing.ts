import { onTestFinished, vi } from 'vitest';

/** The files that the page saves, by their names. */
export function savedFiles() {
  const saved: { name: string; file: Blob }[] = [];
  const creating = vi.spyOn(URL, 'createObjectURL');
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: creating.mock.lastCall?.[0] as Blob });
  });
  onTestFinished(() => {
    creating.mockRestore();
    clicking.mockRestore();
  });
  return saved;
}
