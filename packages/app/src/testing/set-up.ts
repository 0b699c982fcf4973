import '@mediation/ui/theme';
import { afterEach } from 'vitest';
import './set-up.css';
import '@mediation/ui/no-printed-errors';
import { leaveApp } from './render-app.tsx';

afterEach(() => {
  leaveApp();
  localStorage.clear();
  sessionStorage.clear();
});
