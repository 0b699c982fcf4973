import '@mediation/ui/theme';
import { afterEach, beforeEach, vi } from 'vitest';
import './set-up.css';
import { leaveApp } from './render-app.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockClear();
});

afterEach(() => {
  leaveApp();
  localStorage.clear();
  sessionStorage.clear();
  const printed = vi.mocked(console.error).mock.calls;
  if (printed.length > 0) throw new Error(`Printed as an error: ${printed.flat().join(' ')}`);
});
