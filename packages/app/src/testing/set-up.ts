import '@mediation/ui/theme';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leaveApp } from './render-app.tsx';

const printed = vi.spyOn(console, 'error');

beforeEach(() => {
  printed.mockClear();
});

afterEach(() => {
  leaveApp();
  localStorage.clear();
  sessionStorage.clear();
  expect(printed.mock.calls).toEqual([]);
});
