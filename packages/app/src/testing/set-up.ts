import '@mediation/ui/theme';
import { afterEach, beforeEach, vi } from 'vitest';
import './set-up.css';
import { leaveApp } from './render-app.tsx';

const printed = vi.spyOn(console, 'error');

beforeEach(() => {
  printed.mockClear();
});

afterEach(() => {
  leaveApp();
  localStorage.clear();
  sessionStorage.clear();
  if (printed.mock.calls.length > 0) throw new Error(`Printed as an error: ${printed.mock.calls.flat().join(' ')}`);
});
